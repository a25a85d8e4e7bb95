/** What lies over something else on a screen, and what ends where its box does: words and what can be pressed, any of them. */
import type { Page } from 'playwright'

/** How much a letter may stand over the edge of its neighbour: line boxes are higher than letters. */
const slackPx = 2

/**
 * Pairs 'this / that' of words and buttons in sight that lie over each other, and words that their box cuts without an
 * ellipsis. What another layer covers (a drawer over a list) is out of sight.
 */
export function overlapsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(`(() => {
    const slack = ${slackPx}
    const pressable = 'button, input, select, textarea, [role=radio], [role=option], [role=switch], a[href]'
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert], .spoken')
    const within = (box, room) => ({
      left: Math.max(box.left, room.left), right: Math.min(box.right, room.right),
      top: Math.max(box.top, room.top), bottom: Math.min(box.bottom, room.bottom),
    })
    // Asked once for each box: it stands around many words.
    const once = (find) => { const known = new Map(); return (element) => { if (!known.has(element)) known.set(element, find(element)); return known.get(element) } }
    const clips = (element) => { const { overflowX, overflowY } = getComputedStyle(element); return overflowX !== 'visible' || overflowY !== 'visible' }
    const shownIn = once((element) => {
      if (!element || element === document.body) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
      const around = shownIn(element.parentElement)
      return clips(element) ? within(element.getBoundingClientRect(), around) : around
    })
    const shownBox = (element, box) => within(box, shownIn(element))
    const edgeOf = once((element) => {
      const { overflowX, textOverflow, webkitLineClamp, maskImage } = getComputedStyle(element)
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || overflowX === 'auto' || overflowX === 'scroll' || maskImage !== 'none') return 'said'
      return overflowX === 'visible' ? 'open' : element.getBoundingClientRect()
    })
    const isOnTop = ({ element, left, right, top, bottom }) => {
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return above !== null && (element.contains(above) || above.contains(element))
    }
    const label = ({ element, words }) => (words ?? element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)
    const things = [...document.querySelectorAll(pressable)].filter(isSeen).flatMap((element) => {
      const box = shownBox(element.parentElement, element.getBoundingClientRect())
      return box.right - box.left > 3 && box.bottom - box.top > 3 ? [{ element, ...box }] : []
    })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = []
    const cut = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      if (!node.data.trim() || !isSeen(element) || element.closest('script, style, option, svg')) continue
      const isDrawn = !element.matches('.cut-whole')
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        if (line.width < 2) continue
        const box = shownBox(element, line)
        if (box.right - box.left < 2 || box.bottom - box.top < 4) continue
        texts.push({ element, words: node.data, ...box })
        for (let above = element; isDrawn && above && above !== document.body; above = above.parentElement) {
          const room = edgeOf(above)
          if (room === 'said') break
          if (room !== 'open' && (line.right > room.right + 1 || line.left < room.left - 1)) { cut.push('cut: ' + node.data.trim().slice(0, 60)); break }
        }
      }
    }
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack
    const isOne = (a, b) => a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)
    const seenThings = things.filter(isOnTop)
    const seenTexts = texts.filter(isOnTop)
    const pairs = seenThings.flatMap((a, at) => [...seenThings.slice(at + 1), ...seenTexts].flatMap((b) =>
      over(a, b) && !isOne(a, b) && !b.element.closest('label')?.contains(a.element) ? [label(a) + ' / ' + label(b)] : []))
    const words = seenTexts.flatMap((a, at) => seenTexts.slice(at + 1).flatMap((b) =>
      over(a, b) && !isOne(a, b) ? [label(a) + ' / ' + label(b)] : []))
    return [...new Set([...pairs, ...words, ...cut])]
  })()`)
}
