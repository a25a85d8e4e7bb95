/** How German writes numbers, dates and plurals. */
import { createWording } from '../wording.ts'

export const wording = createWording('de')
