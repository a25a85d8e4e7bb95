/** Words that say what a subtitle is made for, in the languages that names of files use. Data only. */
export type SubtitleFlag = 'forced' | 'hearingImpaired'

const forced =
  'forced foreign forcé forcés forcée forcées forzado forzados forzada forzato forzati forçado forçada forçados erzwungen wymuszone gedwongen tvungna tvungen'
const forHearing = 'sdh cc hoh sme malentendant malentendants sourds sordos sordi surdos hörgeschädigt hörgeschädigte'

/** In small letters, composed; 'hi' is Hindi as well, and left to whoever knows what stands beside it. */
export const subtitleFlags: ReadonlyMap<string, SubtitleFlag> = new Map<string, SubtitleFlag>([
  ...forced.split(' ').map((word) => [word, 'forced'] as const),
  ...forHearing.split(' ').map((word) => [word, 'hearingImpaired'] as const),
])
