import Galley
extension LiveElement where Spec == ScrollArea { func pullToRefresh() throws {}; func swipe(to: Int) throws {} }
