/** How Brazilian Portuguese writes numbers, dates and plurals. */
import { createWording } from '../wording.ts'

export const wording = createWording('pt-BR')
