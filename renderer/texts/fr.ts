/** All words of the screens in French. */
import type { Texts } from './en.ts'
import { about } from './fr/about.ts'
import { activity } from './fr/activity.ts'
import { ai } from './fr/ai.ts'
import { cleaning } from './fr/cleaning.ts'
import { common } from './fr/common.ts'
import { engines } from './fr/engines.ts'
import { errors } from '../../shared/errorWords/fr.ts'
import { firstRun } from './fr/firstRun.ts'
import { history } from './fr/history.ts'
import { library } from './fr/library.ts'
import { plan } from './fr/plan.ts'
import { privacy } from './fr/privacy.ts'
import { search } from './fr/search.ts'
import { settings } from './fr/settings.ts'
import { shell } from './fr/shell.ts'
import { timing } from './fr/timing.ts'
import { upload } from './fr/upload.ts'
import { usage } from './fr/usage.ts'
import { watch } from './fr/watch.ts'
import { wording } from './fr/wording.ts'

export const fr: Texts = {
  locale: 'fr',
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
