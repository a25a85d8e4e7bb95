/** Whether the tab key stops here: the buttons of a list are reached from its current row only, so that nobody tabs through all. */
import { createContext } from 'react'

export const TabStop = createContext(true)
