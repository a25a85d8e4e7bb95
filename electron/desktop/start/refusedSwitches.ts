/** Switches of Chromium that would hand the app to whoever passes them: a package does not start with one (promise E2). */

const handingOver = [
  // Full control of the page, and through its bridge of the host, over a port that any program of this machine reaches.
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  // Other programs in the place of our own processes.
  'browser-subprocess-path',
  'gpu-launcher',
  'ppapi-plugin-launcher',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  // Foreign code in the page, or a page without its limits.
  'disable-gpu-sandbox',
  'disable-seccomp-filter-sandbox',
  'disable-web-security',
  'in-process-gpu',
  'js-flags',
  'load-extension',
  'single-process',
  // What is sent written to any file, or sent elsewhere.
  'host-resolver-rules',
  'log-net-log',
  'ssl-key-log-file',
] as const

/** The first switch that a package does not start with; null where there is none. In a checkout all may be used. */
export function findRefusedSwitch(hasSwitch: (name: string) => boolean, isPackaged: boolean): string | null {
  if (!isPackaged) return null
  return handingOver.find((name) => hasSwitch(name)) ?? null
}
