/** Runs inside the page that is measured: times frames as the user sees them. Milliseconds throughout. */
/* global document, performance, requestAnimationFrame, window */

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

window.bench = {
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
    // The page itself counts too, but it never scrolls.
    const list = [...document.querySelectorAll('body *')].reduce((a, b) => (b.scrollHeight > a.scrollHeight ? b : a))
    return framesOf(count, () => list.scrollBy(0, pixels))
  },
  watch: (count) => framesOf(count, () => undefined),
}
