/** Markup that runs script, asks another machine or leaves the page where it can; `canary.invalid` is nobody's. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { corpusCases, corpusDir } from './corpus.ts'

const run = 'window.__pwn=1'

const ownMarkup: readonly string[] = [
  `<img src=x onerror=${run}>`,
  `<img src="data:x" onerror=${run} `,
  `<svg onload=${run}>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<script>${run}</script>`,
  `<iframe srcdoc="<script>parent.__pwn=1</script>"></iframe>`,
  `<iframe src="javascript:parent.__pwn=1"></iframe>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="java\tscript:${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>" target=_self>x</a>`,
  `<details open ontoggle=${run}>x</details>`,
  `<input autofocus onfocus=${run}>`,
  `<b onclick=${run}>bold</b>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}></audio>`,
  `<object data="data:text/html,<script>parent.__pwn=1</script>"></object>`,
  `<embed src="javascript:${run}">`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<style>@keyframes x{}</style><p style="animation:x 1ms" onanimationstart=${run}>x</p>`,
  `<template><img src=x onerror=${run}></template><slot onslotchange=${run}></slot>`,
  '<img src="http://canary.invalid/p.gif">',
  '<link rel=stylesheet href=http://canary.invalid/s.css>',
  '<style>@import url(http://canary.invalid/c.css);*{background:url(http://canary.invalid/b)}</style>',
  '<video poster=http://canary.invalid/v.png></video>',
  '<iframe src=http://canary.invalid/f></iframe>',
  '<base href="http://canary.invalid/"><img src=relative.png>',
  '<form action=http://canary.invalid/form><button>x</button></form>',
  '<meta http-equiv=refresh content="0;url=http://canary.invalid/">',
]

/** Our own payloads, and the lines of the corpus' subtitles with markup where the corpus can be made. */
export async function hostileMarkup(): Promise<readonly string[]> {
  const dir = await corpusDir()
  const cases = (await corpusCases(['sub'])).filter(({ id }) => id.startsWith('sub/html-'))
  const texts = await Promise.all(cases.map(({ file }) => readFile(join(dir ?? '', file), 'utf8')))
  return [...ownMarkup, ...texts.map((text) => text.split('\n\n').find((cue) => /[<{+]/.test(cue)) ?? text)]
}
