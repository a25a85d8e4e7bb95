/** Takes off what apps that record streams write before the title: 'PlayOn - Show - S01E01', 'Netflix_Show_S01E07_Words'. */

const appBefore = 'PlayOn - '
/** Only before an episode in the same manner: a film may be called so. */
const serviceBefore =
  /^(?:netflix|hulu|hbo_?max|disney_?plus|prime_?video|paramount_?plus|playon)_(?=[^_].*_s\d{1,2}e\d{1,3}(?:_|$))/i

export function withoutRecorder(name: string, hasUnderscore: boolean): string {
  if (name.startsWith(appBefore)) return name.slice(appBefore.length)
  return hasUnderscore ? name.replace(serviceBefore, '') : name
}
