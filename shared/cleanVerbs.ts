/** What cleaning by hand can do to a subtitle of ours: sounds and speakers out, adverts and names of makers out, or written anew as SRT. */
export const cleanVerbs = ['hearingImpaired', 'credits', 'srt'] as const
export type CleanVerb = (typeof cleanVerbs)[number]
