/** What another name of a file changes: '.de.srt' of 'Film.de.srt' beside 'Film.en.srt'. Pure. */

export function renamedEnding(name: string, renamesTo: string): string {
  let common = 0
  while (common < name.length && name[common] === renamesTo[common]) common += 1
  const from = renamesTo.lastIndexOf('.', common === 0 ? 0 : common - 1)
  return from < 0 ? renamesTo : renamesTo.slice(from)
}
