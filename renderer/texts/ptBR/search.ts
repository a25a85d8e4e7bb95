/** Words of the screen search, in Brazilian Portuguese. */
import type { search as english } from '../en/search.ts'
import { wording } from './wording.ts'

const { count } = wording

export const search: typeof english = {
  title: 'Busca',
  field: 'Título, id ou nome',
  hint: 'Um título, um id como tt0111161 ou um nome de arquivo',
  submit: 'Perguntar ao serviço: 1 busca',
  suggestions: 'Títulos sugeridos',
  suggestionCount: (n) => count(n, { one: '# sugestão', other: '# sugestões' }),
  emptyTitle: 'Procure um título',
  emptyHint: 'Digite algumas letras e pegue uma sugestão, ou tecle Enter para perguntar ao serviço.',
  searching: 'Perguntando ao serviço …',
  noTitlesTitle: 'Nenhum título encontrado',
  noTitlesHint: 'Confira a grafia ou informe o id.',
  titles: 'Títulos',
  types: { movie: 'Filme', tv: 'Série' },

  part: 'Temporada e episódio',
  partHint: 'Temporada e episódio: 2x5',
  partWrong: 'Escreva como 2x5, S02E05 ou 2.',
  languages: 'Idiomas',
  showSubtitles: 'Mostrar legendas',
  noSubtitlesTitle: 'Sem legendas',
  noSubtitlesHint: 'Não há nada para esta parte nestes idiomas.',
  table: 'Legendas disponíveis',
  columns: {
    release: 'Versão',
    language: 'Idioma',
    part: 'Parte',
    kind: 'Tipo',
    author: 'Autor',
    action: 'Ação',
  },
  season: (season) => `Temporada ${wording.number(season)}`,
  wholeSeason: (season) => `Temporada ${wording.number(season)}, inteira`,
  episode: (season, episode) => `${season}×${episode}`,
  download: 'Baixar: 1 download',
  downloadFree: 'Baixar: grátis',
  fetching: 'Baixando …',
  written: (name) => `Escrita como ${name}`,

  pickVideo: 'Para qual vídeo ela é?',
  pickField: 'Procurar um vídeo da biblioteca',
  pickHint: 'Digite uma parte do nome',
  pickList: 'Vídeos',
  noVideos: 'Nenhum vídeo da biblioteca tem isso no nome.',
  pickCancel: 'Agora não',
}
