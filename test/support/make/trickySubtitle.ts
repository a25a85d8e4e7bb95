/** Subtitles of any length with everything that translators break: nested tags, overrides, dialogue, music, positions. */

export type TrickyFormat = 'srt' | 'vtt' | 'ass'

const shared: readonly ((words: string) => string)[] = [
  (words) => words,
  (words) => `<i>${words}</i>`,
  (words) => `- ${words}\n- no, ${words}`,
  (words) => `♪ ${words} ♪`,
  (words) => `${words} and then\nthey went ${words}`,
  (words) => `<b><i>say ${words}</i> now</b> please`,
  (words) => `[${words.toUpperCase()}]`,
  () => '...',
  (words) => `♪ ${words}\nla la ${words} ♪`,
]

const ofFormat: Readonly<Record<TrickyFormat, readonly ((words: string) => string)[]>> = {
  srt: [
    (words) => `{\\an8}${words} at the top`,
    (words) => `<font color="#ff00ff">red ${words}</font> and <u>blue</u>`,
    (words) => `# ${words} #`,
  ],
  vtt: [(words) => `<v Bob>${words} &amp; more</v>`, (words) => `<c.yellow>${words}</c> and <00:00:01.500>later`],
  ass: [
    (words) => `{\\an8\\fad(200,200)}${words}`,
    (words) => `{\\pos(10,20)}one {\\i1}${words}{\\i0} two`,
    (words) => `{\\p1}m 0 0 l 100 0{\\p0}${words}`,
    () => '{\\k20}ka{\\k30}ra{\\k40}o{\\k10}ke',
  ],
}

/** Cue n speaks of "word n", in words of its own, so that a shifted line is seen. */
export function trickySubtitle(format: TrickyFormat, count: number): string {
  const patterns = [...shared, ...ofFormat[format]]
  const texts = Array.from({ length: count }, (_, index) => {
    const words = `${spelled(index)} is here`
    return patterns[index % patterns.length]!(words)
  })
  return writers[format](texts)
}

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** 412 → 'fouronetwo': a word that no other cue has. */
function spelled(number: number): string {
  return String(number).replace(/\d/g, (digit) => digits[Number(digit)]!)
}

const writers: Readonly<Record<TrickyFormat, (texts: readonly string[]) => string>> = {
  srt: (texts) =>
    texts
      .map((text, index) => `${index + 1}\n${clock(index * 3, ',')} --> ${clock(index * 3 + 2, ',')}\n${text}\n`)
      .join('\n'),
  vtt: (texts) =>
    `WEBVTT\n\nSTYLE\n::cue(.yellow) { color: yellow }\n\n${texts
      .map((text, index) => {
        const settings = index % 5 === 0 ? ' line:0 align:start' : ''
        return `${clock(index * 3, '.')} --> ${clock(index * 3 + 2, '.')}${settings}\n${text}\n`
      })
      .join('\n')}`,
  ass: (texts) =>
    `[Script Info]\nTitle: Tricky\n\n[V4+ Styles]\nStyle: Sign,Arial,48\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n${texts
      .map((text, index) => {
        const times = `${clock(index * 3, '.').slice(1, -1)},${clock(index * 3 + 2, '.').slice(1, -1)}`
        return `Dialogue: ${index % 3},${times},Sign,Bob,${index % 7},0,0,,${text.replaceAll('\n', '\\N')}\n`
      })
      .join('')}`,
}

function clock(seconds: number, point: string): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${point}250`
}
