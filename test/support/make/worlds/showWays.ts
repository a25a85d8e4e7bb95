/** Ways in which people, programs and releases name the file of an episode. */
import type { Pick } from '../../../bench/vocabulary.ts'
import type { HostilePlace, HostileTitle } from './hostileLibrary.ts'
import { code, dashed, dotted, onDisk, two, underscored, withAnd, withoutColon } from './written.ts'

/** What of a show its file holds: an episode, a special, two in a row, the number that counts through, or a day. */
export type ShowWay = (title: HostileTitle, place: HostilePlace, pick: Pick) => string

export const episodeWays: readonly ShowWay[] = [
  ({ name }, place) => `Downloads/${dotted(name)}.${code(place)}.720p.HDTV.x264-ORBIT.mkv`,
  ({ name }, place) => `Downloads/${withAnd(name)}.${code(place).toLowerCase()}.the.kettle.1080p.web.h264-orbit.mkv`,
  ({ name }, { season, episode }) =>
    `TV/${onDisk(name)}/Season ${season}/${onDisk(name)} - ${season}x${two(episode)} - The Kettle.mkv`,
  ({ name, year }, place) =>
    `TV/${onDisk(name)} (${year})/Season ${two(place.season)}/${onDisk(name)} (${year}) - ${code(place)} - The Kettle [WEBDL-1080p][EAC3 5.1][h264]-ORBIT.mkv`,
  ({ name, year }, place) => `TV/${onDisk(name)} (${year})/Season ${two(place.season)}/${code(place)}.mkv`,
  ({ name }, { season, episode }) => `TV/${onDisk(name)}/Season ${season}/${two(episode)} - The Kettle.mkv`,
  ({ name }, { season, episode }) => `TV/${onDisk(name)}/S${two(season)}/Episode ${episode}.mkv`,
  ({ name }, place) =>
    `${dotted(name)}.S${two(place.season)}.1080p.WEB-DL-VESPER/${dotted(name)}.${code(place)}.1080p.WEB-DL-VESPER.mkv`,
  ({ name }, place) => `${dotted(name)}.${code(place)}.1080p.WEB-DL-VESPER/9f86d081884c7d659a2feaa0c55ad015.mkv`,
  ({ name }, { season, episode }) => `${onDisk(name)} Season ${season} Episode ${episode}.mkv`,
  ({ name }, { season, episode }) =>
    `${onDisk(name)} - Temporada ${season} [HDTV 720p][Cap.${season}${two(episode)}][AC3 5.1 Castellano].avi`,
  ({ name }, { season, episode }) => `${onDisk(name)} - Staffel ${season} Folge ${episode}.mkv`,
  ({ name }, { season, episode }) => `[VesperSubs] ${onDisk(name)} S${season} - ${two(episode)} (1080p) [0A1B2C3D].mkv`,
  ({ name }, place) => `${underscored(name)}_-_${code(place)}_-_The_Kettle_[720p].mkv`,
  ({ name }, place) => `www.SomeSite.org - ${onDisk(name)} ${code(place)} 1080p WEBRip x264.mkv`,
  ({ name }, place) => `${onDisk(name)} [${code(place)}] The Kettle.mkv`,
  ({ name }, place) => `${onDisk(name)} - ${code(place)}-ORBIT[rarbg].mkv`,
  ({ name }, place) =>
    `TV/${onDisk(name)}/Season ${place.season}/${onDisk(name)} - ${code(place)} - The Kettle HDTV-720p.mkv`,
  ({ name, year }, place) =>
    `TV/${withoutColon(name)} (${year})/Season ${two(place.season)}/${withoutColon(name)} (${year}) - ${code(place).toLowerCase()}.mkv`,
  ({ name, year }, place) => `${dotted(name)}.${year}.${code(place)}.1080p.AMZN.WEB-DL.DDP5.1.H.264-LUMEN.mkv`,
  ({ name }, { season, episode }) => `TV/${onDisk(name)} Season ${season}/${two(episode)} - The Kettle.mkv`,
  ({ name }, { season, episode }) => `TV/${onDisk(name)}/Season ${two(season)}/${season}${two(episode)}.avi`,
  ({ name }, { season, episode }) => `TV/${onDisk(name)}/${season}x${two(episode)}.avi`,
  ({ name }, { season, episode }) => `TV/${onDisk(name)}/Season ${season}/${onDisk(name)} ${two(episode)}.mkv`,
  ({ name }, { season, episode }) => `Serien/${onDisk(name)}/Staffel ${season}/${two(episode)}.mkv`,
  ({ name }, { season, episode }) => `${onDisk(name)} Saison ${season} Épisode ${two(episode)}.mkv`,
  ({ name }, { season, episode }) => `${onDisk(name)} (сезон ${season} серия ${episode}).avi`,
  ({ name }, { season, episode }) => `${onDisk(name)}, Season ${season}, Ep ${two(episode)} - The Kettle.mkv`,
  ({ name }, { season, episode }) => `${onDisk(name)} ${season}x${two(episode)}.avi`,
  ({ name }, { season, episode }) => `${underscored(name)}.${season}x${two(episode)}.The_Kettle.avi`,
  ({ name }, place) => `${dashed(name)}-${code(place).toLowerCase()}-720p-web-h264.mp4`,
  ({ name }, place) => `${onDisk(name)} S${two(place.season)} E${two(place.episode)}.mkv`,
  ({ name }, place) => `${dotted(name).toLowerCase()}.s${place.season}e${place.episode}.hdtv.xvid-orbit.avi`,
  ({ name }, place) => `TV/${onDisk(name)}/${code(place)} The Kettle.mkv`,
  ({ name }, place) => `${onDisk(name)} ${code(place)} German DL 1080p BluRay x264-VESPER.mkv`,
  ({ name, year }, place) => `TV/${onDisk(name)} (${year})/S${two(place.season)}/${place.episode}.mkv`,
]

/** Season 0. */
export const specialWays: readonly ShowWay[] = [
  ({ name }, { episode }) => `TV/${onDisk(name)}/Specials/${onDisk(name)} - S00E${two(episode)} - The Kettle.mkv`,
  ({ name }, { episode }) => `TV/${onDisk(name)}/Season 0/${onDisk(name)} - 0x${two(episode)} - The Kettle.mkv`,
  ({ name, year }, { episode }) => `TV/${onDisk(name)} (${year})/Specials/S00E${two(episode)}.mkv`,
  ({ name }, { episode }) => `${dotted(name)}.S00E${two(episode)}.The.Kettle.1080p.WEB.H264-ORBIT.mkv`,
]

/** This episode and the next. */
export const doubleWays: readonly ShowWay[] = [
  ({ name }, place) => `${dotted(name)}.${code(place)}E${two(place.episode + 1)}.1080p.WEB.H264-ORBIT.mkv`,
  ({ name }, place) =>
    `TV/${onDisk(name)}/Season ${two(place.season)}/${onDisk(name)} - ${code(place).toLowerCase()}-e${two(place.episode + 1)} - The Kettle.mkv`,
  ({ name }, { season, episode }) =>
    `TV/${onDisk(name)}/Season ${season}/${onDisk(name)} - ${season}x${two(episode)}-${season}x${two(episode + 1)}.mkv`,
  ({ name }, place) => `${onDisk(name)} - ${code(place)}-${two(place.episode + 1)} - The Kettle + Ladder.mkv`,
  ({ name }, { season, episode }) => `${onDisk(name)} ${season}x${two(episode)}x${two(episode + 1)}.avi`,
]

/** Of the first season: there the number is the same whichever way is counted. */
export const absoluteWays: readonly ShowWay[] = [
  ({ name }, { episode }) => `[VesperSubs] ${onDisk(name)} - ${two(episode)} [1080p][0A1B2C3D].mkv`,
  ({ name }, { episode }) => `[VesperSubs]_${underscored(name)}_-_${two(episode)}v2_(720p)_[0A1B2C3D].mkv`,
  ({ name }, { episode }) => `Anime/${onDisk(name)}/${onDisk(name)} - ${two(episode)}.mkv`,
  ({ name }, { episode }) => `Anime/${onDisk(name)}/${onDisk(name)} - ${two(episode)} - The Kettle.mkv`,
  ({ name }, { episode }) => `[Vesper][${onDisk(name)}][${two(episode)}][1080P][BDRip][HEVC-10bit].mkv`,
  ({ name }, { episode }) =>
    `Anime/[VesperSubs] ${onDisk(name)} (1080p) [Batch]/[VesperSubs] ${onDisk(name)} - ${two(episode)} (1080p).mkv`,
]

/** Of the day `dayOf` the place. */
export const dailyWays: readonly ShowWay[] = [
  ({ name }, place) => `${dotted(name)}.${dayOf(place).replaceAll('-', '.')}.720p.HDTV.x264-ORBIT.mkv`,
  ({ name }, place) => `TV/${onDisk(name)}/Season 2019/${onDisk(name)} - ${dayOf(place)} - The Kettle WEBDL-1080p.mkv`,
  ({ name }, place) => `TV/${onDisk(name)}/${onDisk(name)} ${dayOf(place)}.mkv`,
]

export function dayOf({ season, episode }: HostilePlace): string {
  return `2019-${two(season)}-${two(episode)}`
}
