// Tells the site that shows the programme in a frame how high it is, so that it has no scroll bar of its own.
const tell = () =>
  window.parent.postMessage({ type: 'programme-height', height: document.documentElement.scrollHeight }, '*')
new ResizeObserver(tell).observe(document.body)
tell()
