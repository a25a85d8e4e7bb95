/** Words of the first questions, in Brazilian Portuguese. */
import type { firstRun as english } from '../en/firstRun.ts'

export const firstRun: typeof english = {
  title: 'Legendas para cada vídeo, nos seus idiomas',
  text: 'O Undertitle percorre suas pastas, encontra o que falta e mostra um plano antes de gravar qualquer coisa.',
  languages: 'Quais idiomas?',
  service: 'De onde?',
  addFolder: 'Adicionar uma pasta de vídeos',
  toLibrary: 'Ir para a biblioteca',
  trySample: 'Experimentar com vídeos de exemplo',
  later: 'Agora não',
}
