/** All words of the screens in German. */
import type { Texts } from './en.ts'
import { about } from './de/about.ts'
import { activity } from './de/activity.ts'
import { ai } from './de/ai.ts'
import { cleaning } from './de/cleaning.ts'
import { common } from './de/common.ts'
import { engines } from './de/engines.ts'
import { errors } from '../../shared/errorWords/de.ts'
import { firstRun } from './de/firstRun.ts'
import { history } from './de/history.ts'
import { library } from './de/library.ts'
import { plan } from './de/plan.ts'
import { privacy } from './de/privacy.ts'
import { search } from './de/search.ts'
import { settings } from './de/settings.ts'
import { shell } from './de/shell.ts'
import { timing } from './de/timing.ts'
import { upload } from './de/upload.ts'
import { usage } from './de/usage.ts'
import { watch } from './de/watch.ts'
import { wording } from './de/wording.ts'

export const de: Texts = {
  locale: 'de',
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
