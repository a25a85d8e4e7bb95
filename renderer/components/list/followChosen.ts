/**
 * Keeps the chosen line of a measured list in sight: from its choice until the lines around it are measured, and again when the
 * list gets another width. In between it goes where hands scroll it.
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

export function createFollower(box: HTMLElement, scrollTo: (at: number) => void): Follower {
  let chosen = -1
  let pressed = -1
  /** The choice that was brought in sight. */
  let settled = -1
  /** Whether it was in sight when the list was scrolled last. */
  let isSeen = false
  let width = box.clientWidth
  let frame = 0

  const isThere = () => isInSight(box, chosen, pressed === chosen)

  function bring(frames: number, framesSeen: number): void {
    cancelAnimationFrame(frame)
    if (chosen < 0 || settled === chosen) return
    const isFound = isThere()
    if (!isFound) scrollTo(chosen)
    // Lines are measured after they are drawn: seen once, it may still be moved.
    if (framesSeen === 2 || frames === longest) {
      settled = chosen
      isSeen = isFound
    } else frame = requestAnimationFrame(() => bring(frames + 1, isFound ? framesSeen + 1 : 0))
  }

  const scrolled = () => {
    if (box.clientWidth === width) isSeen = isThere()
  }
  const observer = new ResizeObserver(() => {
    if (box.clientWidth === width) return
    width = box.clientWidth
    if (!isSeen) return
    settled = -1
    bring(0, 0)
  })
  box.addEventListener('scroll', scrolled, { passive: true })
  observer.observe(box)
  return {
    follow(at) {
      chosen = at
      bring(0, 0)
    },
    press(target) {
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
      pressed = Number(line?.dataset['index'] ?? -1)
    },
    stop() {
      cancelAnimationFrame(frame)
      observer.disconnect()
      box.removeEventListener('scroll', scrolled)
    },
  }
}

/** All of it; of one that is higher than the list or was pressed, some of it. */
function isInSight(box: HTMLElement, at: number, isPressed: boolean): boolean {
  const line = box.querySelector(`[data-index="${at}"]`)?.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (!line) return false
  if (isPressed || line.height > frame.height) return line.bottom > frame.top && line.top < frame.bottom
  return line.top >= frame.top && line.bottom <= frame.bottom
}
