/** One text of a cue under another, in SRT's markup: neither changes how the other looks or is read. Pure. */
import { hasArrow } from '../formats/srt/srtTiming.ts'
import { splitInline } from '../inlineTags.ts'

const styles = new Set(['i', 'b', 'u', 's', 'font'])

/** The place on the screen is the upper one's, and what is repeated is not said twice. */
export function underneath(upper: string, lower: string): string {
  const below = withoutPlace(lower)
  if (below === '' || upper === below || upper.endsWith(`\n${below}`)) return upper
  const above = closed(upper)
  return `${above}${mustStayApart(above, below) ? ' ' : '\n'}${below}`
}

/** A number before a line with an arrow would be read as the beginning of the next cue. */
function mustStayApart(above: string, below: string): boolean {
  const [firstLine = ''] = below.split('\n')
  const lastLine = above.slice(above.lastIndexOf('\n') + 1)
  return hasArrow(firstLine) && /^\s*[-#]?\d+[.:]?\s*$/.test(lastLine)
}

/** Without what moves it to a place of its own. */
export function withoutPlace(text: string): string {
  const kept = text.replace(/\{\\[^{}]*\}/g, (written) => {
    const rest = written.slice(1, -1).replace(/\\(?:an?\d{1,2}|(?:pos|move|org)\([^()]*\))/g, '')
    return rest === '' ? '' : `{${rest}}`
  })
  return closed(kept).trim()
}

/** With the ends of the styles that it leaves open. */
function closed(text: string): string {
  const open: string[] = []
  for (const token of splitInline(text)) {
    if (token.kind !== 'tag' || !styles.has(token.name)) continue
    if (!token.isClosing) open.push(token.name)
    else if (open.includes(token.name)) open.splice(open.lastIndexOf(token.name), 1)
  }
  return (
    text +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  )
}
