/** Words of looking for newer versions of the app, in French. */
import type { updates as english } from '../en/updates.ts'

export const updates: typeof english = {
  title: 'Mises à jour',
  hint: 'Nouvelles versions d’Undertitle lui-même.',
  mode: 'Quand il y a une nouvelle version',
  modes: {
    notify: 'me prévenir',
    install: 'l’installer',
    off: 'ne pas chercher',
  },
  sent: 'Une fois par jour, la dernière version est demandée à l’adresse. Seuls cette version et le nom du système sont envoyés, rien sur vous ni sur vos fichiers.',
  asks: (address: string) => `Demande à ${address}`,
  bars: {
    no_address:
      'Cette version a été construite sans adresse à interroger : elle ne cherche jamais de nouvelle version. Vous en trouverez là où vous avez pris celle-ci.',
    checkout: 'Ceci est une copie du code, pas un paquet : aucune nouvelle version n’est cherchée.',
    web: 'Dans un navigateur, Undertitle ne cherche pas de nouvelle version. L’application de bureau et les paquets de votre système le font.',
  },
  holds: {
    linux:
      'Sous Linux, les paquets ne portent pas de signature vérifiable : une nouvelle version est signalée, pas installée.',
    store:
      'Cette copie est tenue à jour par la boutique qui l’a installée : une nouvelle version est seulement signalée.',
    portable: 'Ceci est le programme portable : une nouvelle version est signalée, pas installée.',
    unpacked:
      'Cette copie ne vient pas d’un programme d’installation : une nouvelle version est signalée, pas installée.',
    unsigned:
      'Cette copie n’est pas signée : rien ne prouverait qu’une nouvelle version vient des mêmes personnes. Elle est signalée, pas installée.',
    read_only:
      'Undertitle est lancé depuis un endroit où il ne peut pas être remplacé. Déplacez-le dans le dossier Applications pour que les nouvelles versions s’installent.',
  },
  never: 'Pas encore cherché.',
  looking: 'Recherche…',
  off: 'Aucune recherche.',
  lookNow: 'Chercher maintenant',
  install: 'Redémarrer et installer',
  runs: 'Un traitement est en cours : il se met d’abord à l’abri et reprend après le redémarrage.',
  looked: (moment: string) => `Rien de nouveau. Dernière recherche : ${moment}`,
  available: (version: string) => `La version ${version} est là.`,
  downloading: (version: string) => `Téléchargement de la version ${version}`,
  ready: (version: string) => `La version ${version} est téléchargée et vérifiée. Elle s’installe à la fermeture.`,
  faults: {
    unreachable: 'L’adresse des mises à jour est injoignable.',
    bad_answer: 'L’adresse des mises à jour a donné une réponse qui n’a pas de sens.',
    elsewhere: 'L’adresse des mises à jour mène ailleurs. Cela n’est pas suivi.',
    too_large: 'La réponse est plus grande que permis. Elle a été jetée.',
    cut: 'Le téléchargement s’est interrompu avant la fin.',
    damaged: 'Ce qui a été téléchargé n’est pas ce qui était annoncé. Cela a été jeté.',
    not_signed: 'Ce qui a été téléchargé n’est pas signé par ceux qui font Undertitle. Cela a été jeté.',
    older: 'L’adresse des mises à jour propose une version plus ancienne que celle-ci. Elle n’est pas prise.',
    system_too_old: 'Il y a une nouvelle version, mais elle ne fonctionne pas sur ce système.',
    disk: 'La nouvelle version n’a pas pu être gardée sur le disque. Libérez de la place, puis cherchez à nouveau.',
    failed: 'La recherche d’une nouvelle version a échoué. Le journal en dit plus.',
  },
}
