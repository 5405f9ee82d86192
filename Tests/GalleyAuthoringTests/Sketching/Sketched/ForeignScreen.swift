import GalleyPages

enum ForeignScreen {
  struct 設定: Layout {
    let title = Label(.label("設定"))
    let ログアウト = Button(.label("ログアウト"))
    /// On.
    let إشعارات = Toggle(.label("إشعارات"))
    let größeÄndern = Button(.label("Größe ändern"))
    let ปิด = Button(.label("ปิด"))
    let नमस्ते = Label(.label("नमस्ते"))

    var body: Blueprint {
      Required {
        title
        ログアウト
        إشعارات
        größeÄndern
        ปิด
      }
      Optionally { नमस्ते }
    }
  }
}
