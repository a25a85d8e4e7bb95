/** Broadcasters whose name stands before the titles of their documentaries: 'BBC.Silent.Lantern.2012.The.Kettle.720p.HDTV'. */

const broadcaster = /^(?:bbc|itv|pbs|nhk|arte|zdf|ard|natgeo|ch[45]|cbc)[ ._]+(?=[\p{L}\d])/iu
const mayBegin = /^[abcdhinpstz]/iu
/** So before a dash only: they may be words of a title. */
const channels =
  'discovery-channel discovery history-channel history national-geographic natgeo-wild animal-planet smithsonian-channel science-channel travel-channel tlc pbs-nova'
    .split(' ')
    .map((channel) => channel.replaceAll('-', '[ ._]'))
const channelBefore = new RegExp(`^(?:${channels.join('|')}) - (?=\\p{L})`, 'iu')

/** How many signs of the text its broadcaster takes, with what parts it from the title; 0 for none. */
export function broadcasterBefore(text: string): number {
  return mayBegin.test(text) ? ((broadcaster.exec(text) ?? channelBefore.exec(text))?.[0].length ?? 0) : 0
}
