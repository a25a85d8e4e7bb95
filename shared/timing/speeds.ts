/** How much faster or slower a subtitle can be than a video: films run at 23.976, 24 or 25 frames a second. Data only. */

const ntsc = 24_000 / 1001

/** The likeliest first. Also right for 29.97 against 30, which differ as 23.976 and 24 do. */
export const speeds: readonly number[] = [1, 25 / ntsc, ntsc / 25, 25 / 24, 24 / 25, 24 / ntsc, ntsc / 24]
