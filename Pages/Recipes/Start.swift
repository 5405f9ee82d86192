// The room's first content follows.
