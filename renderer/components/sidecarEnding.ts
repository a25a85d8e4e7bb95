/** What a subtitle's name adds to its video's name. Pure. */

const ending = /(?:\.[a-z]{2,3}(?:-[a-z]{2,4})?)?(?:\.(?:forced|sdh))?\.[a-z]{2,4}$/i

/** 'Salt.Road.2014-TIDE.pt-BR.srt' → '.pt-BR.srt'; '' where the name has no extension. */
export function sidecarEnding(name: string): string {
  return ending.exec(name)?.[0] ?? ''
}
