/** All words of the screens in Spanish. */
import type { Texts } from './en.ts'
import { about } from './es/about.ts'
import { activity } from './es/activity.ts'
import { ai } from './es/ai.ts'
import { cleaning } from './es/cleaning.ts'
import { common } from './es/common.ts'
import { engines } from './es/engines.ts'
import { errors } from '../../shared/errorWords/es.ts'
import { firstRun } from './es/firstRun.ts'
import { history } from './es/history.ts'
import { library } from './es/library.ts'
import { plan } from './es/plan.ts'
import { privacy } from './es/privacy.ts'
import { search } from './es/search.ts'
import { settings } from './es/settings.ts'
import { shell } from './es/shell.ts'
import { timing } from './es/timing.ts'
import { upload } from './es/upload.ts'
import { usage } from './es/usage.ts'
import { watch } from './es/watch.ts'
import { wording } from './es/wording.ts'

export const es: Texts = {
  locale: 'es',
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
