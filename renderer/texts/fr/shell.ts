/** Words of the frame around the screens: navigation, meters, connection. In French. */
import type { shell as english } from '../en/shell.ts'

export const shell: typeof english = {
  navigation: 'Écrans',
  skipToContent: 'Aller au contenu',
  screens: {
    library: 'Bibliothèque',
    plan: 'Plan et examen',
    activity: 'Activité',
    search: 'Recherche',
    upload: 'Envoyer',
    usage: 'Consommation',
    watch: 'Surveillance',
    history: 'Historique et corbeille',
    settings: 'Réglages',
  },
  meters: 'Quota restant aujourd’hui',
  searches: 'Recherches',
  downloads: 'Téléchargements',
  translations: 'IA',
  usedOf: (used: string, limit: string) => `${used} sur ${limit}`,
  unlimited: 'illimité',
  notKnown: 'pas encore connu',
  notTold: 'le service ne le dit pas',
  resetsIn: (remaining: string) => `renouvelé dans ${remaining}`,
  noReset: 'non renouvelé',
  connectionLost: 'L’application ne répond pas. Nouvelle tentative de connexion…',
  tooManyWindows:
    'Trop de fenêtres d’Undertitle sont ouvertes : celle-ci ne suit plus les changements. Fermez-en une autre et celle-ci reprendra d’elle-même.',
  screenFailed: 'Cet écran a cessé de fonctionner.',
  reopen: 'Le rouvrir',
}
