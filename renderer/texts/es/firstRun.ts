/** Words of the first questions, in Spanish. */
import type { firstRun as english } from '../en/firstRun.ts'

export const firstRun: typeof english = {
  title: 'Subtítulos para cada vídeo, en tus idiomas',
  text: 'Undertitle analiza tus carpetas, encuentra lo que falta y te muestra un plan antes de escribir nada.',
  languages: '¿Qué idiomas?',
  service: '¿De dónde?',
  addFolder: 'Añadir una carpeta con vídeos',
  toLibrary: 'Ir a la biblioteca',
  trySample: 'Probar con vídeos de muestra',
  later: 'Ahora no',
}
