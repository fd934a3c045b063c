/*
 * The first script of the page, written as it is (ES5): a browser that cannot run the application says so, instead of
 * staying blank or blaming the connection (Chrome before 98, Safari before 15.4, many in-app browsers; also the last
 * versions for old systems). Array methods of 2023 are added where a browser that can run the rest lacks them.
 */
(function () {
  var root = document.documentElement;
  var shown = false;

  function tell() {
    if (shown) return;
    shown = true;
    // The start script then does nothing.
    root.setAttribute('data-starting', 'old');
    var note = document.createElement('div');
    note.setAttribute('role', 'alert');
    note.style.cssText =
      'max-width:30em;margin:15vh auto 0;padding:0 16px;font:18px/1.5 sans-serif;color:#1a1a1a';
    var text = document.createElement('p');
    text.appendChild(
      document.createTextNode(
        'Este navegador es muy antiguo para esta página. Hay que abrir el enlace en Chrome, Safari o Firefox actualizados:',
      ),
    );
    var link = document.createElement('input');
    link.readOnly = true;
    link.value = window.location.href;
    link.setAttribute('aria-label', 'Enlace');
    link.style.cssText = 'width:100%;box-sizing:border-box;padding:8px;font:16px sans-serif';
    var copy = document.createElement('button');
    copy.type = 'button';
    copy.style.cssText = 'margin:12px 0;padding:10px 16px;font:16px sans-serif';
    copy.appendChild(document.createTextNode('Copiar enlace'));
    copy.addEventListener('click', function () {
      link.focus();
      link.select();
      var done = document.execCommand('copy');
      copy.firstChild.nodeValue = done ? 'Enlace copiado' : 'Copialo del campo';
    });
    note.appendChild(text);
    note.appendChild(link);
    note.appendChild(copy);
    var place = function () {
      var page = document.getElementById('root');
      if (page) page.style.display = 'none';
      document.body.appendChild(note);
    };
    if (document.body) place();
    else document.addEventListener('DOMContentLoaded', place);
  }

  if (!('noModule' in document.createElement('script')) || !window.structuredClone) {
    tell();
    return;
  }
  // A script of the page that cannot be parsed, before anything is shown.
  window.addEventListener('error', function (event) {
    var own = event.filename.indexOf(window.location.origin) === 0;
    var starting = root.getAttribute('data-starting');
    if (own && starting === 'yes' && /SyntaxError/.test(event.message)) tell();
  });

  function add(name, method) {
    if (Array.prototype[name]) return;
    // oxlint-disable-next-line no-extend-native -- The method of the standard, where it is missing.
    Object.defineProperty(Array.prototype, name, {
      configurable: true,
      writable: true,
      value: method,
    });
  }
  function onCopy(change) {
    return function () {
      var copy = Array.prototype.slice.call(this);
      change(copy, arguments);
      return copy;
    };
  }
  add(
    'toSorted',
    onCopy(function (copy, given) {
      copy.sort(given[0]);
    }),
  );
  add(
    'toReversed',
    onCopy(function (copy) {
      copy.reverse();
    }),
  );
  add(
    'toSpliced',
    onCopy(function (copy, given) {
      copy.splice.apply(copy, given);
    }),
  );
  add(
    'with',
    onCopy(function (copy, given) {
      copy[given[0] < 0 ? copy.length + given[0] : given[0]] = given[1];
    }),
  );
  add('findLastIndex', function (test) {
    var at = this.length - 1;
    while (at >= 0 && !test(this[at], at, this)) at -= 1;
    return at;
  });
  add('findLast', function (test) {
    return this[this.findLastIndex(test)];
  });
})();
