import GalleyChecks

/// A small shop that tests sign in to, and its pages.
enum ShopSite {
  /// A page of HTML.
  static func page(_ title: String, _ body: String) -> String {
    """
    <!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width, initial-scale=1">
    <title>\(title)</title><style>body { margin: 0; font: 16px sans-serif } button, input { font-size: 16px; padding: 8px }
    li { padding: 12px } .far { height: 1400px }</style><body>\(body)
    """
  }

  static let pages = [
    "/login": page(
      "Sign in",
      """
      <h1>Shop</h1><form onsubmit="go(); return false"><label>Email <input data-testid=email></label>
      <label>Password <input data-testid=password type=password></label><button data-testid=submit>Sign in</button></form>
      <p data-testid=problem hidden></p>
      <script>
      function go() {
        setTimeout(() => {
          if (document.querySelector('[data-testid=password]').value === 'secret') location.href = '/list' + location.search;
          else { const p = document.querySelector('[data-testid=problem]'); p.textContent = 'Wrong password'; p.hidden = false }
        }, 150)
      }
      </script>
      """),
    "/list": page(
      "Teas",
      """
      <h1 data-testid=title>Teas</h1><p data-testid=market></p><ul>
      <li data-testid=tea><span data-testid=name>Assam</span> <button data-testid=buy>Buy</button></li>
      <li data-testid=tea><span data-testid=name>Sencha</span> <button data-testid=buy>Buy</button></li></ul>
      <p data-testid=basket>0 in the basket</p><div class=far></div><button data-testid=clear>Empty basket</button>
      <script>
      let count = 0;
      const basket = document.querySelector('[data-testid=basket]');
      const show = () => { basket.textContent = count + ' in the basket' };
      document.querySelector('[data-testid=market]').textContent = 'Market ' + new URLSearchParams(location.search).get('MARKET');
      document.querySelectorAll('[data-testid=buy]').forEach((b) => b.onclick = () => setTimeout(() => { count++; show() }, 80));
      document.querySelector('[data-testid=clear]').onclick = () => { if (confirm('Empty it?')) { count = 0; show(); scrollTo(0, 0) } };
      </script>
      """),
  ]
}

struct ShopLogin: Layout {
  let email = Field("email")
  let password = SecureField("password")
  let submit = Button("submit", opens: TeaList.self)
  let problem = Label("problem")

  var body: Blueprint {
    Required {
      email
      password
      submit
    }
    Optionally { problem }
  }
}

struct TeaList: Layout {
  let title = Label("title")
  let market = Label("market")
  let basket = Label("basket")
  let teas = Rows("tea", of: TeaRow.self, key: \.name)
  let clear = Button("clear")

  var body: Blueprint {
    Required {
      title
      market
      basket
      teas.atLeast(1)
      clear
    }
  }
}

struct TeaRow: Layout {
  let name = Label("name")
  let buy = Button("buy")

  var body: Blueprint {
    Required {
      name
      buy
    }
  }
}
