/** Runs inside the page that is measured: times frames as the user sees them. Milliseconds throughout. */
/* global addEventListener, bench, document, MessageChannel, performance, removeEventListener, requestAnimationFrame, window */

const nextFrame = () => new Promise(requestAnimationFrame)
const hasRows = () => document.querySelectorAll('[role=row][aria-busy=false] [role=gridcell]').length > 50

async function rowsAfter(act) {
  const startedMs = performance.now()
  act()
  await nextFrame()
  while (!hasRows()) await nextFrame()
  return performance.now() - startedMs
}

/** The length of each frame while `act` is called once a frame. */
async function framesOf(count, act) {
  const lengths = []
  let beforeMs = await nextFrame()
  for (let index = 0; index < count; index += 1) {
    act(index)
    const nowMs = await nextFrame()
    lengths.push(nowMs - beforeMs)
    beforeMs = nowMs
  }
  return lengths
}

/** After what the frame draws. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(0)
  })

const inputs = ['keydown', 'input', 'click']

/** From the next key, text or click to the end of the frame in which it is there; NaN if that does not come. */
async function answerTo(isThere) {
  const givenUpMs = performance.now() + 10_000
  let startedMs = null
  const hear = ({ timeStamp }) => (startedMs ??= timeStamp)
  for (const kind of inputs) addEventListener(kind, hear, true)
  while ((startedMs === null || !isThere()) && performance.now() < givenUpMs) await nextFrame()
  for (const kind of inputs) removeEventListener(kind, hear, true)
  if (startedMs === null || !isThere()) return NaN
  await nextTask()
  return performance.now() - startedMs
}

/** The titles of the palette come when the host has found them. */
const listNow = () =>
  [...document.querySelectorAll('dialog .palette-initial')].map((title) => title.parentElement.textContent).join()
/** What the list shows, and how many rows it has. */
const shownNow = () => {
  const grid = document.querySelector('[role=treegrid]')
  const first = grid?.querySelector('[role=row][aria-rowindex="2"]')
  return `${grid?.getAttribute('aria-rowcount')} ${first?.textContent} ${document.querySelector('.library-head [role=status]')?.textContent}`
}

/** The page itself counts too, but it never scrolls. */
const longList = () =>
  [...document.querySelectorAll('body *')].reduce((a, b) => (b.scrollHeight > a.scrollHeight ? b : a))

window.bench = {
  /** Before an act: notes what stands there, and hears and looks from now on. */
  expect(isThere) {
    bench.before = { list: listNow(), shown: shownNow() }
    bench.answered = answerTo(isThere)
  },
  isListChanged: () => listNow() !== bench.before.list,
  isChanged: () => shownNow() !== bench.before.shown,
  /** No row is without its words. */
  isWhole: () => document.querySelector('[role=treegrid] [role=row][aria-busy=true]') === null,
  async rowsSinceStart() {
    while (!hasRows()) await nextFrame()
    return performance.now()
  },
  // The first button of the navigation opens the palette; the first screen is the library.
  openFirstScreen: () => rowsAfter(() => document.querySelectorAll('nav button')[1].click()),
  openLastScreen() {
    ;[...document.querySelectorAll('nav button')].at(-1).click()
    return nextFrame()
  },
  scroll(count, pixels) {
    const list = longList()
    return framesOf(count, () => list.scrollBy(0, pixels))
  },
  scrollToTop() {
    longList().scrollTo(0, 0)
    return nextFrame()
  },
  watch: (count) => framesOf(count, () => undefined),
}
