/** How much room the list leaves for names: measured once a list, not once a row. */
import { createContext } from 'react'

/** Width of the first column in pixels; null before it is known. */
export const NameRoom = createContext<number | null>(null)

/** Twisty, poster and the gaps behind them, within the first column. */
export const leadPx = 60
/** The code of an episode and the gap behind it. */
export const codePx = 58

export const looks = {
  title: { sizePx: 13, weight: 600 },
  name: { sizePx: 13, weight: 400 },
  second: { sizePx: 12, weight: 400 },
  season: { sizePx: 13, weight: 500 },
  verb: { sizePx: 12, weight: 500 },
} as const
