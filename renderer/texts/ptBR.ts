/** All words of the screens in Brazilian Portuguese. */
import type { Texts } from './en.ts'
import { about } from './ptBR/about.ts'
import { activity } from './ptBR/activity.ts'
import { ai } from './ptBR/ai.ts'
import { cleaning } from './ptBR/cleaning.ts'
import { common } from './ptBR/common.ts'
import { engines } from './ptBR/engines.ts'
import { errors } from '../../shared/errorWords/ptBR.ts'
import { firstRun } from './ptBR/firstRun.ts'
import { history } from './ptBR/history.ts'
import { library } from './ptBR/library.ts'
import { plan } from './ptBR/plan.ts'
import { privacy } from './ptBR/privacy.ts'
import { search } from './ptBR/search.ts'
import { settings } from './ptBR/settings.ts'
import { shell } from './ptBR/shell.ts'
import { timing } from './ptBR/timing.ts'
import { upload } from './ptBR/upload.ts'
import { usage } from './ptBR/usage.ts'
import { watch } from './ptBR/watch.ts'
import { wording } from './ptBR/wording.ts'

export const ptBR: Texts = {
  locale: 'pt-BR',
  wording,
  about,
  activity,
  ai,
  cleaning,
  common,
  engines,
  errors,
  firstRun,
  history,
  library,
  plan,
  privacy,
  search,
  settings,
  shell,
  timing,
  upload,
  usage,
  watch,
}
