/** What buttons, headings, sentences and outcomes say and have no room for, on the page as it is now. */
import type { Page } from 'playwright'

/** What is in sight and has less room than it takes. */
export function cutWordsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(`(() => {
    const meant = 'main :is(.page-head-note, .library-note, .notice-text, .rail-skipped .list-line-name, .button-words, .state-word > .clip, .settings-line-name, .clip-second, :is(.two-lines-first, .two-lines-second):not(:has(.clip)), h1, h2)'
    return [...document.querySelectorAll(meant)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], .spoken')) return []
      const { overflowX } = getComputedStyle(element)
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      return isCut || element.scrollHeight > element.clientHeight + 3 && overflowX !== 'visible' ? [element.textContent.trim()] : []
    })
  })()`)
}

/** What can be pressed, or names the screen, and stands outside the box that clips it; what scrolls aside is reached there. */
export function outsideOn(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(`(() => {
    const clips = (element) => getComputedStyle(element).overflowX !== 'visible'
    const boxOf = (element) => (element === document.body || clips(element) ? element : boxOf(element.parentElement))
    return [...document.querySelectorAll('main :is(button, input, select, h1)')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], .spoken') !== null) return []
      const box = boxOf(element.parentElement)
      if (getComputedStyle(box).overflowX === 'auto') return []
      const [own, room] = [element.getBoundingClientRect(), box.getBoundingClientRect()]
      const isOutside = own.width > 1 && (own.right > room.right + 1 || own.left < room.left - 1)
      return isOutside ? ['outside: ' + (element.getAttribute('aria-label') ?? element.textContent)] : []
    })
  })()`)
}
