/** `translate` and `upload` over a fault: what is paid or sent once stays once. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startAiPeer } from '../peers/aiPeer.ts'
import { releases } from '../make/worlds/commandWorld.ts'
import { spokenSrt } from '../make/dialogue.ts'
import { createRandom } from '../make/worlds/makeWorld.ts'
import { treeLines } from '../disks/tempFolder.ts'
import { expectNoHalfFile } from '../disks/wholeSubtitles.ts'
import { notedBugs, unfitEnd } from './complaints.ts'
import { otherLines, placeVideos, type FaultWorld } from './faultWorld.ts'
import { runLimited } from './runLimited.ts'
import type { Scene } from './sweep.ts'

export function translateScene(world: FaultWorld): Scene {
  return async ({ folder, env }) => {
    const { library, home, videos, before } = placeVideos(world, folder)
    const tenant = world.newTenant()
    const peer = await startAiPeer({ upstream: world.commands.service.url, key: tenant.key, looks: 1 })
    const args = ['translate', videos[0] ?? '', '--to', 'fr', '--home', home, '--service', peer.url, '--json']
    const key = { UNDERTITLE_API_KEY: tenant.key }
    const faulted = await runLimited(args, { ...env, ...key })
    const bugs = notedBugs(home)
    const isThere = () => treeLines(library).some((line) => line.includes('.fr.srt '))
    const wasThere = isThere()
    const clean = await runLimited(args, key)
    const left = otherLines(treeLines(library), before).filter((line) => !line.includes('.fr.srt '))
    expectNoHalfFile(library, '.fr.srt')
    return [
      ...unfitEnd(faulted),
      ...bugs,
      ...(faulted.code === 0 && !wasThere ? ['says 0 and wrote nothing'] : []),
      ...(clean.code === 0 && isThere()
        ? []
        : [`is not mended: ${String(clean.code)} ${clean.stderr.slice(-300)} ${clean.stdout.slice(-300)}`]),
      ...left.map((line) => `after the next run ${line}`),
      ...(peer.charged() === 1 ? [] : [`pays ${String(peer.charged())} translations`]),
    ]
  }
}

export function uploadScene(world: FaultWorld): Scene {
  return async ({ folder, env }) => {
    const { home, library } = placeVideos(world, folder)
    const file = join(library, `${releases.whole}.en.srt`)
    writeFileSync(file, spokenSrt('EN', `upload ${folder}`, { pick: createRandom(3) }))
    const given = treeLines(library)
    const tenant = world.newTenant()
    const title = ['--moviedb-id', '5', '--type', 'movie', '--lang', 'en']
    const args = ['upload', file, ...title, '--home', home, '--service', world.commands.service.url, '--json']
    const secrets = { UNDERTITLE_API_KEY: tenant.key, UNDERTITLE_UPLOAD_TOKEN: tenant.token }
    const faulted = await runLimited(args, { ...env, ...secrets })
    const bugs = notedBugs(home)
    const sent = tenant.uploads().length
    const clean = await runLimited(args, secrets)
    return [
      ...unfitEnd(faulted),
      ...bugs,
      ...(faulted.code === 0 && sent !== 1 ? [`says 0 and sent ${String(sent)}`] : []),
      ...(clean.code === 0
        ? []
        : [`is not mended: ${String(clean.code)} ${clean.stderr.slice(-300)} ${clean.stdout.slice(-300)}`]),
      ...(tenant.uploads().length === 1 ? [] : [`sent it ${String(tenant.uploads().length)} times`]),
      ...otherLines(treeLines(library), given).map((line) => `after the next run ${line}`),
    ]
  }
}
