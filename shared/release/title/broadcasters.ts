/** Broadcasters whose name stands before the titles of their documentaries: 'BBC.Silent.Lantern.2012.The.Kettle.720p.HDTV'. */

const broadcaster = /^(?:bbc|itv|pbs|nhk|arte|zdf|ard|natgeo|ch[45]|cbc)[ ._]+(?=[\p{L}\d])/iu
const mayBegin = /^[abcinpz]/iu

/** How many signs of the text its broadcaster takes, with what parts it from the title; 0 for none. */
export function broadcasterBefore(text: string): number {
  return mayBegin.test(text) ? (broadcaster.exec(text)?.[0].length ?? 0) : 0
}
