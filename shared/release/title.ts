/** Cuts the titles out of a name and makes them readable. */

export interface TitleSpan {
  readonly from: number
  readonly to: number
}

/** Separators become spaces; the dots of 'S.W.A.T.' and 'Mr. Robot' stay. */
export function readableTitle(raw: string): string | null {
  const spaced = raw.includes(' ') ? raw.replaceAll('_', ' ') : spaceOut(raw)
  const text = spaced
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–~.,:;_|/)\]}]+/, '')
    .replace(/[\s\-–~,:;_|/([{]+$/, '')
  const balanced = dropOpenBrackets(text)
  return /[\p{L}\p{N}]/u.test(balanced) ? trimDot(balanced) : null
}

function spaceOut(raw: string): string {
  const text = raw.replaceAll('_', ' ')
  return text.replace(/(?<![\p{L}\p{N}])(\p{L}\.){2,}(?=$|[^\p{L}\p{N}]|\p{L}(?![\p{L}]))|\./gu, (match) =>
    match === '.' ? ' ' : `${match} `,
  )
}

function trimDot(text: string): string {
  return /(?:^|[^\p{L}])\p{L}\.$/u.test(text) ? text.trim() : text.replace(/[\s.]+$/, '').trim()
}

function dropOpenBrackets(text: string): string {
  const opened = text.lastIndexOf('(')
  const rest = opened > 0 && !text.includes(')', opened) ? text.slice(0, opened) : text
  const boxed = rest.lastIndexOf('[')
  return (boxed > 0 && !rest.includes(']', boxed) ? rest.slice(0, boxed) : rest).trim()
}
