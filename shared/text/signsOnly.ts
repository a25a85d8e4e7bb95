/** Tells a subtitle of signs and songs, which lacks what is spoken, from a whole one: by its name or what is said of it. */

const signsAndSongs =
  /(?<!\p{L})(?:signs?[\s_.-]{0,3}(?:(?:&|and|\+|\/|,)[\s_.-]{0,3})?songs?|s[\s_]?&[\s_]?s)(?!\p{L})/iu
const signs = /(?<!\p{L})signs(?!\p{L})/iu
const onlySigns = /(?<!\p{L})(?:only[\s_.-]{1,3}(?:the[\s_.-])?signs|signs[\s_.-]{1,3}only)(?!\p{L})/iu
/** "Dialogue, signs & songs", "Full + signs": what is spoken is there too. */
const whole = /(?<!\p{L})(?:full|complete|dialog(?:ue)?s?|with|plus|incl\p{L}{0,8}|no|non|not|without)(?!\p{L})/iu

/** In the name of a track or a file the one word is enough. */
export function isSignsOnlyName(name: string): boolean {
  return (signs.test(name) || signsAndSongs.test(name)) && !whole.test(name)
}

/** A comment may speak of signs in any sense: only "signs and songs" and "only signs" count. */
export function isSignsOnlyComment(comment: string): boolean {
  return (signsAndSongs.test(comment) || onlySigns.test(comment)) && !whole.test(comment)
}
