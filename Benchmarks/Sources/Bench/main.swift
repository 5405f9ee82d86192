try Server().run()
