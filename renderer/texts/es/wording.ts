/** How Spanish writes numbers, dates and plurals. */
import { createWording } from '../wording.ts'

export const wording = createWording('es')
