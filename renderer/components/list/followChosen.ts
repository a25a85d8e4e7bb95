/**
 * Keeps the chosen line of a measured list in sight from its choice on, whatever the lines above it grow to, until hands scroll
 * it out of sight; scrolled back into sight by them, it is kept there again.
 */

export interface Follower {
  /** Asked again whenever lines are measured, which moves those below them. @param at -1 where none is chosen */
  follow(at: number): void
  /** The pointer presses something. The line stays under it, so that the second press of two meets it again. */
  press(target: EventTarget): void
  stop(): void
}

/** Frames. What is not in sight by then has no room to be seen in. */
const longest = 30
/** Of a person who scrolls; the list itself scrolls too, when lines above what is seen are measured. */
const handEvents = ['wheel', 'touchmove', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' '])

export function createFollower(box: HTMLElement, scrollTo: (at: number) => void): Follower {
  let chosen = -1
  let pressed = -1
  let isHeld = false
  /** Hands have scrolled since the choice. */
  let isByHand = false
  let width = box.clientWidth
  /** Where the list was scrolled to when that was last looked at. */
  let top = box.scrollTop
  let frame = 0

  const isThere = () => isInSight(box, chosen, pressed === chosen)

  /** Lines are measured after they are drawn: what was scrolled to may have to be scrolled to again. */
  function bring(frames: number): void {
    cancelAnimationFrame(frame)
    // The browser tells of scrolling a frame later.
    if (box.scrollTop !== top) scrolled()
    if (chosen < 0 || !isHeld || isThere()) return
    scrollTo(chosen)
    if (frames < longest) frame = requestAnimationFrame(() => bring(frames + 1))
  }

  /** The keyboard comes to the chosen line with the choice. */
  const isOfChosen = ({ type, target }: Event) => type === 'focusin' && lineAt(target) === chosen
  const touched = (event: Event) => {
    if (scrolls(event, box) && !isOfChosen(event)) isByHand = true
  }
  function scrolled(): void {
    top = box.scrollTop
    if (isByHand && box.clientWidth === width) isHeld = isThere()
  }
  const observer = new ResizeObserver(() => {
    width = box.clientWidth
    bring(0)
  })
  for (const name of handEvents) box.addEventListener(name, touched, { passive: true })
  box.addEventListener('scroll', scrolled, { passive: true })
  observer.observe(box)
  return {
    follow(at) {
      if (at !== chosen) {
        chosen = at
        isHeld = true
        isByHand = false
      }
      bring(0)
    },
    press(target) {
      pressed = lineAt(target)
    },
    stop() {
      cancelAnimationFrame(frame)
      observer.disconnect()
      for (const name of handEvents) box.removeEventListener(name, touched)
      box.removeEventListener('scroll', scrolled)
    },
  }
}

/** A wheel, a finger, the bar, the middle button of a mouse, words that are selected, a key that scrolls, or Tab to another line. */
function scrolls(event: Event, box: HTMLElement): boolean {
  if (event instanceof KeyboardEvent) return scrollKeys.has(event.key)
  if (event instanceof PointerEvent)
    return event.type === 'pointermove' ? event.buttons !== 0 : event.target === box || event.button === 1
  return true
}

/** -1 for what is in none. */
function lineAt(target: EventTarget | null): number {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return Number(line?.dataset['index'] ?? -1)
}

/** All of it; of one that is higher than the list or was pressed, some of it. */
function isInSight(box: HTMLElement, at: number, isPressed: boolean): boolean {
  const line = box.querySelector(`[data-index="${at}"]`)?.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (!line) return false
  if (isPressed || line.height > frame.height) return line.bottom > frame.top && line.top < frame.bottom
  return line.top >= frame.top && line.bottom <= frame.bottom
}
