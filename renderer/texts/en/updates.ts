/** Words of looking for newer versions of the app, in English. */
import type { SettingValues } from '../../../shared/contract/settings.ts'
import type { UpdateBar, UpdateFault, UpdateHold } from '../../../shared/contract/updates.ts'

export const updates = {
  title: 'Updates',
  hint: 'Newer versions of Undertitle itself.',
  mode: 'When there is a newer version',
  modes: {
    notify: 'tell me',
    install: 'install it',
    off: 'do not look',
  } satisfies Record<SettingValues['updates.mode'], string>,
  sent: 'Once a day the address is asked for the newest version. Only this version and the system’s name are sent, nothing about you or your files.',
  asks: (address: string) => `Asks ${address}`,
  bars: {
    no_address:
      'This build was given no address to ask, so it never looks for newer versions. A newer one comes from where you got this one.',
    checkout: 'This is a checkout, not a package: it does not look for newer versions.',
    web: 'In a browser Undertitle does not look for newer versions. The app on the desktop and the packages of your system do.',
  } satisfies Record<UpdateBar, string>,
  holds: {
    linux:
      'On Linux the packages carry no signature that could be checked, so a newer version is told and not installed.',
    store: 'This copy is kept up to date by the store that installed it: a newer version is only told.',
    portable: 'This is the portable program: a newer version is told and not installed.',
    unpacked: 'This copy was not installed by an installer: a newer version is told and not installed.',
    unsigned:
      'This copy is not signed, so nothing could prove that a newer version comes from the same people. It is told and not installed.',
    read_only:
      'Undertitle runs from a place where it cannot be replaced. Move it to the Applications folder to have newer versions installed.',
  } satisfies Record<UpdateHold, string>,
  never: 'Not looked for yet.',
  looking: 'Looking …',
  off: 'It is not looked for.',
  lookNow: 'Look now',
  install: 'Restart and install',
  runs: 'A run is going on: it settles first and goes on after the restart.',
  looked: (moment: string) => `Nothing newer. Last look: ${moment}`,
  available: (version: string) => `Version ${version} is there.`,
  downloading: (version: string) => `Downloading version ${version}`,
  ready: (version: string) => `Version ${version} is downloaded and checked. It is installed when you quit.`,
  faults: {
    unreachable: 'The update address could not be reached.',
    bad_answer: 'The update address gave an answer that makes no sense.',
    elsewhere: 'The update address leads to another place. That is not followed.',
    too_large: 'The answer is larger than it may be. It was thrown away.',
    cut: 'The download broke off before it was whole.',
    damaged: 'What was downloaded is not what was announced. It was thrown away.',
    not_signed: 'What was downloaded is not signed by those who made Undertitle. It was thrown away.',
    older: 'The update address offers an older version than this one. It is not taken.',
    system_too_old: 'There is a newer version, but it does not run on this system.',
    disk: 'The newer version could not be kept on the disk. Free some space, then look again.',
    failed: 'Looking for a newer version failed. The log says more.',
  } satisfies Record<UpdateFault, string>,
}
