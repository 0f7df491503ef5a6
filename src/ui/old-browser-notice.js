// A classic script without modern syntax, which the browsers that it is for could not read. Biome's rules,
// which would add some, are off for this file.
(function () {
  function isSupported() {
    try {
      new RegExp('(?<=a)b');
    } catch (error) {
      return false;
    }
    return (
      typeof [].toSorted === 'function' &&
      typeof CSS !== 'undefined' &&
      CSS.supports('selector(:has(a))') &&
      CSS.supports('container-type', 'inline-size')
    );
  }

  function addText(parent, name, text) {
    parent.appendChild(document.createElement(name)).textContent = text;
  }

  function show() {
    var root = document.getElementById('root');
    var notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    notice.style.padding = '1.5rem';
    notice.style.font = '1.125rem/1.5 sans-serif';
    notice.style.color = '#241a12';
    notice.style.background = '#ffe9a8';
    addText(notice, 'strong', 'Your browser is too old for Learning Arcade.');
    addText(notice, 'p', 'Please update it, or use another one.');
    addText(notice, 'p', 'You need Chrome or Edge 110, Firefox 121, Safari 16.4 or newer.');
    document.body.insertBefore(notice, document.body.firstChild);
    // The entrance can be read without the app; other pages would only show that the app loads.
    if (root && !document.documentElement.hasAttribute('data-entrance')) root.style.display = 'none';
  }

  if (!isSupported()) document.addEventListener('DOMContentLoaded', show);
})();
