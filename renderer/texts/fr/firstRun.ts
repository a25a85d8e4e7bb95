/** Words of the first questions, in French. */
import type { firstRun as english } from '../en/firstRun.ts'

export const firstRun: typeof english = {
  title: 'Des sous-titres pour chaque vidéo, dans vos langues',
  text: 'Undertitle analyse vos dossiers, trouve ce qui manque et vous montre un plan avant d’écrire quoi que ce soit.',
  languages: 'Quelles langues ?',
  service: 'D’où viennent-ils ?',
  addFolder: 'Ajouter un dossier de vidéos',
  toLibrary: 'Aller à la bibliothèque',
  trySample: 'Essayer avec des vidéos d’exemple',
  later: 'Plus tard',
}
