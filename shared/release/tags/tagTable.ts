/** The words of release names, as data: what each says and how sure it is. No code reads names here. */

export type TagKind =
  | 'source'
  | 'remux'
  | 'resolution'
  | 'video'
  | 'audio'
  | 'edition'
  | 'service'
  | 'proper'
  | 'hearing'
  | 'notHearing'
  | 'forced'
  | 'subtitles'
  | 'fps'
  | 'language'
  | 'other'

export interface Meaning {
  readonly kind: TagKind
  readonly value: string
  /** True when the words cannot be part of a title. */
  readonly isSure: boolean
}

/**
 * One row: kind, value, phrases that can only be tags, phrases that could also be words of a title.
 * Phrases are lower case, parted by commas; a space stands for any separator.
 */
export type TagRow = readonly [kind: TagKind, value: string, sure: string, unsure?: string]

export const tagRows: readonly TagRow[] = [
  [
    'source',
    'bluray',
    'bluray,blu ray,bluray rip,blu ray rip,blurayrip,bdrip,bd rip,bdmv,bdmux,bdremux,bd remux,brrip,br rip,brmux,brripmux,bdripmux,bdiso,bdfull,uhdrip,uhd rip,uhdbd,uhd bd,uhdbdrip,uhd bluray,uhd blu ray,uhdremux,uhd remux,4kuhdremux,4k uhd remux,blurayhd,mbluray,mblu ray,bd25,bd50,bd66,bd100,bd5,bd9,hddvd,hd dvd,hddvdrip,hd dvd rip,bdlight,bdr,bd r,bluray hd,microhd,blueray,3dbd,fullbluray,m hd,mhd,bdtvrip,bdmvrip,bdav,brip,hdbrip,bluray disc,blu ray disc',
    'bd,br,uhd',
  ],
  [
    'source',
    'web',
    'webdl,web dl,dlmux,dl mux,webrip,web rip,web dlrip,webdlrip,web dl rip,web cap,webcap,webhd,web hd,webmux,web mux,web dlmux,webdlmux,web dl mux,webuhd,web uhd,amazonhd,amazonsd,netflixsd,netflixhd,ituneshd,netflixuhd,amazonuhd,disneyhd,vodrip,vod rip,hdrip web,webdl rip,webdownload,itunesrip,webhdrip,web hdrip,iprip,ip rip,netrip,hqrip,hq rip',
    'web,vod,hdrip,hd rip,web download,dm',
  ],
  [
    'source',
    'tv',
    'hdtv,hdtvrip,hdtv rip,hd tv,hd tv rip,tvrip,tv rip,pdtv,pdtvrip,sdtv,sd tv,dvb,dvbrip,dvb rip,dsr,dsrip,dsr rip,ds rip,dth,dthrip,satrip,sat rip,dtvrip,dtv,tvhd,hdtvmux,uhdtv,uhd tv,ultrahdtv,ahdtv,ppvrip,ppv rip,digitaltv,digital tv,dvb s,dvb t,dvb c,hdtvcap,dvbs,dvbt,iptv,iptvrip,tv dub,dttrip,dtt rip,edtv,uhdtvrip,tvhdrip,tv hdrip,hdtv rip',
    'tv,sat,satellite',
  ],
  ['source', 'pay per view', '', 'ppv'],
  [
    'source',
    'dvd',
    'dvdrip,dvd rip,dvdr,dvd r,dvdmux,dvd10,dvd full,fulldvd,full dvd,dvdscr,dvd scr,dvd screener,dvdscreener,dvdivx,xdvd,r5,r6,region 5,dvdremux,dvd remux,dvdriprus,dvda,dvdremaster,xvidvd,xvid dvd,2xdvd,2xdvd9,3xdvd9,dvd5rip,dvd7,pal dvd,dvd pal,ntsc dvd,dvd ntsc',
    'dvd,scr,screener,ntsc,pal,r4,r3',
  ],
  ['source', 'dvd size', 'dvd5,dvd 5,dvd9,dvd 9,vcd,svcd,kvcd,ksvcd,xvcd,xsvcd,svcdrip'],
  [
    'source',
    'cam',
    'hdcam,camhd,hd cam,s print,sprint hq,camrip,cam rip,hdcamrip,hd cam rip,hqcam,hq cam,cam rip,newcam,new cam',
    'cam',
  ],
  [
    'source',
    'telesync',
    'telesync,ts screener,telesynch,hdts,hd ts,tsrip,ts rip,hdtsrip,pdvd,predvd,predvdrip,pre dvd,hd telesync,hdtelesync,hqts,pdvdrip',
    'ts',
  ],
  ['source', 'telecine', 'telecine,hdtc,hd tc,hd telecine,hdtelecine,tcrip,hdtcrip', 'tc'],
  ['source', 'workprint', 'workprint,wprip', 'wp'],
  ['source', 'vhs', 'vhsrip,vhs rip,vhscap,vcdrip,vhs'],
  [
    'remux',
    '',
    'remux,bdremux,bd remux,uhdremux,uhd remux,4kuhdremux,4k uhd remux,web remux,remuxed,dvdremux,hybrid remux',
  ],
  [
    'resolution',
    '2160',
    '4k uhd,uhd 4k,2160,4k2k,uhdrip,uhd rip,ultrahd',
    '4k,uhd,ultra hd,uhd bluray,uhd blu ray,uhd bd,uhdbd',
  ],
  ['resolution', '4320', '8k'],
  ['resolution', '1440', '2k,qhd'],
  ['resolution', '1080', 'fullhd,full hd,fhd,1080'],
  ['resolution', '720', 'hd 720,720hd,720'],
  ['resolution', '480', '480'],
  ['resolution', '576', '576'],
  [
    'video',
    'h264',
    'x264,h264,h 264,x 264,avc,avchd,x264 10bit,hi10p,hi10,hi422p,hi444pp,hi10bit,h264 avc,h26410bit,x26410bit,10bith 264,10bitx264,10bith264,h avc,mpeg4 avc,avc1',
  ],
  ['video', 'h265', 'x265,h265,h 265,x 265,hevc,h265 hevc,hevc10,hevc10bit,x26510bit,h26510bit,hevc hi10p'],
  ['video', 'h266', 'x266,h266,h 266,vvc'],
  ['video', 'h263', 'h263,h 263,x263'],
  ['video', 'xvid', 'xvid,xvidhd,xvidvd'],
  ['video', 'divx', 'divx,dvix,divx5,divx6,divx3'],
  ['video', 'mpeg2', 'mpg2,mpeg2,mpeg 2,mpeg,x262,h262,h 262'],
  ['video', 'vc1', 'vc1,vc 1'],
  ['video', 'av1', 'av1,libaom av1,svt av1'],
  ['video', 'vp9', 'vp9'],
  ['video', 'vp8', 'vp8,vp80'],
  ['video', 'vp7', 'vp7'],
  ['video', 'realvideo', 'rv10,rv13,rv20,rv30,rv40,rv9,rmvb', 'realvideo'],
  ['video', 'wmv', 'wmv9,wmvhd', 'wmv'],
  ['audio', 'atmos', 'atmos,dolby atmos,ddpa,ddpatmos'],
  ['audio', 'truehd', 'truehd,thd,true hd,dolby truehd,dolby true hd'],
  ['audio', 'dtsx', 'dtsx,dts x,dts:x'],
  [
    'audio',
    'dtshd',
    'dtshd,dtshd,dts hd,dts hdma,dtshdma,dts hd ma,dts ma,dtsma,dts hd es,dtshd ma,hdma,dts es hd,dts lossless,dts hr ma,dts hd hra,dts hd hr,dts hra,dtshdhra,dts hdhr,dtsmad,dtshdd,dtsmadl,dtshddl',
  ],
  ['audio', 'dts', 'dts hr,dts,dtses,dts es,dtsd,dtsdl'],
  [
    'audio',
    'eac3',
    'eac3,e ac3,e ac 3,eac 3,ddp,dd+,ac3+,dolby digital plus,eac3d,eac3dl,ddplus,dd plus,ddpd,ddpa,dolby digital+',
  ],
  ['audio', 'ac3', 'ac3,ac 3,ddex,dolby digital,ac3d,ac3dl,ac3 dd,ac3md,ac3ld,dolbydigital,dolby d', 'dd,dolby'],
  ['audio', 'aac', 'aac,heaac,he aac,aac lc,aaclc,aac he,qaac,qaac2,aacd,aac he v2'],
  ['audio', 'flac', 'flac,flacx2,dualflac'],
  ['audio', 'opus', '', 'opus'],
  ['audio', 'vorbis', 'vorbis,ogg vorbis', 'ogg'],
  ['audio', 'mp3', 'mp3,mp3 lame'],
  ['audio', 'mp2', 'mp2'],
  ['audio', 'pcm', 'lpcm,pcm'],
  ['proper', '', 'real proper,proper real,rerip,repack,repack2,repack3,real repack,proper2', 'proper,real'],
  [
    'subtitles',
    '',
    'subbed,subtitled,multisub,multisubs,multi sub,multi subs,softsub,softsubs,soft subs,hardsub,hardsubs,hard subs,hardsubbed,legendado,legendada,legendas,subtitulado,subtitulada,napisy,napisy pl,titulky,cztit,sktit,cz tit,sk tit,altyazılı,altyazili,undertexter,undertekst,untertitel,sottotitoli,vost,vostfr,vosta,vostf,esub,esubs,e sub,msub,msubs,multi subtitle,multiple subtitle,multiple subtitles,multi subtitles,multisubtitle,english subtitles,custom subbed,subforced,kor sub,subpack,eng sub,eng subs,english subbed,english sub,english subs,w subs,soft subtitles,nl subs,sub eng,subs eng,eng soft subtitles,eng subbed,multiple subs,eng subtitles,untouched subs,subbed eng',
    'subs,sub,subtitle,subtitles,raw,vo,hc',
  ],
  ['hearing', '', 'sdh,hearing impaired,hoh', 'hi,cc'],
  ['notHearing', '', 'nonhi,non hi,nohi,hi removed,non sdh,nonsdh', 'no hi'],
  ['forced', '', 'forced subs,forced sub,foreign parts only', 'forced'],
  [
    'other',
    '',
    'dxva,hdr,hdr10,hdr10+,hdr10plus,hdr10p,hdrvivid,hlg,sdr,dolby vision,dovi,dv p5,dv p7,dv p8,dv hdr,dv hdr10,10bit,10 bit,8bit,8 bit,12bit,10bits,8bits,hi8,yuv420p10,yuv444p10,main10,ma10p,10bpc,hsbs,h sbs,half sbs,half ou,hou,h ou,sbs,full sbs,fsbs,bd3d,read nfo,readnfo,nfofix,nfo fix,subfrench,subfix,syncfix,sync fix,dual audio,dualaudio,dual áudio,multi audio,multiaudio,org aud,org auds,clean aud,tri audio,triple audio,dublado,doblado,dublaj,fandub,fan dub,line dubbed,line audio,clean audio,hq audio,original audio,studio audio,mic dubbed,dubbed dl,multidub,multidubs,multi dub,hdlight,hd light,4klight,hdr dv,ai upscale,ai upscaled,2ch,6ch,8ch,7 1ch,5 1ch,2 0ch,6 channels,mkv,mp4,avi,m4v,1xbet,re encoded,reencoded,reencode,reenc,re enc,dirfix,uhd web,doublage,tek parça,tek parca,yerli film,full izle,full movie,full episode,no ads,no ad,noads,película completa,pelicula completa,capítulo completo,capitulo completo,filme completo,film completo,film complet,ganzer film,multi lang,multilang,dubbed eng,new audio,new source',
    'dv,hd,sd,multi,multi5,dual,dl,internal,int,complete,limited series,read nfo,convert,custom,retail,colorized,line,extras,bonus,fix,nfo,dub,final,repost,scene,uhd,true,full,pack,season pack,completa,integrale,integral,intégrale,completo,vu,v0,s subs,aud,org,proof fix,hq,3d,dubbed,md,ld,ml,mhd,untouched,hybrid,hfr,crf,upscaled,upscale,batch,widescreen,ws,fs,letterbox,stv,doc,docu,doku,proof,readme,hdmi,enhanced,mux,dubbing,vip,fps,uk',
  ],
]

export const editionRows: readonly TagRow[] = [
  [
    'edition',
    'director',
    "directors cut,director's cut,director cut,directors edition,director's edition,director’s cut",
    "dircut,dc,directors,directorscut,the directors cut,the director's cut",
  ],
  [
    'edition',
    'extended',
    'extended edition,special extended edition,extended cut,extended version,extended edit',
    'extended,super extended,the extended cut,the extended edition,ee,xtd,ext cut,long cut,version longue,extendida',
  ],
  ['edition', 'theatrical', 'theatrical cut,theatrical edition,theatrical version', 'theatrical'],
  ['edition', 'unrated', 'unrated cut,unrated edition,unrated version', 'unrated'],
  ['edition', 'uncut', 'uncut edition,uncut version', 'uncut'],
  ['edition', 'uncensored', '', 'uncensored'],
  ['edition', 'final', '', 'final cut,the final cut'],
  ['edition', 'ultimate', 'ultimate edition,ultimate cut', 'ultimate'],
  ['edition', 'special', 'special edition,special cut,special extended edition,special version', 'se'],
  [
    'edition',
    'collector',
    "collectors edition,collector's edition,collector edition,collectors cut,collector's cut,edition collector,édition collector",
    'collector,collectors',
  ],
  [
    'edition',
    'anniversary',
    'anniversary edition,th anniversary edition,10th anniversary,15th anniversary,20th anniversary,25th anniversary,30th anniversary,35th anniversary,40th anniversary,45th anniversary,50th anniversary,60th anniversary,anniversary remastered',
    'anniversary',
  ],
  [
    'edition',
    'remastered',
    'remastered,4k remastered,4k remaster,hd remaster,digitally remastered,2k remastered',
    'remaster',
  ],
  [
    'edition',
    'restored',
    '4k restored,4k restoration,2k restored,new restoration,restored edition,restored cut',
    'restored,restoration',
  ],
  ['edition', 'imax', 'imax edition,imax enhanced,imax version', 'imax'],
  ['edition', 'criterion', 'criterion collection,criterion edition,the criterion collection', 'criterion'],
  ['edition', 'despecialized', 'despecialized,despecialised,despecialized edition'],
  ['edition', 'fan', 'fan edit,fanedit,fan cut'],
  ['edition', 'openmatte', 'open matte,openmatte', 'om'],
  ['edition', 'diamond', 'diamond edition', 'diamond'],
  ['edition', 'signature', 'signature edition', 'signature'],
  ['edition', 'imperial', 'imperial edition', 'imperial'],
  ['edition', 'assembly', 'assembly cut', ''],
  ['edition', '2in1', '2in1,3in1,4in1', ''],
  ['edition', 'limited', 'limited edition', 'limited'],
  ['edition', 'festival', 'festival cut,festival edition', 'festival'],
  ['edition', 'deluxe', 'deluxe edition', 'deluxe'],
  ['edition', 'alternative', 'alternative cut,alternate cut,alternate ending,alternative ending,alternate version', ''],
  ['edition', 'rogue', 'rogue cut,the rogue cut', ''],
  ['edition', 'international', 'international cut,international version', ''],
]
