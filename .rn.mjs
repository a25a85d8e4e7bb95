// usage: node rename.mjs LIST.tsv [group regexp]; run in repo root; rows: group \t file \t old \t new
import ts from 'typescript'; import {readFileSync,writeFileSync,existsSync} from 'node:fs'; import {execSync} from 'node:child_process'; import {resolve,relative,basename} from 'node:path'
const rows=readFileSync(process.argv[2],'utf8').split('\n').filter(Boolean).map(l=>l.split('\t')).filter(r=>!process.argv[3]||new RegExp(process.argv[3]).test(r[0]))
const moved=new Map(Object.entries(existsSync('/tmp/w/mv/moved.json')?JSON.parse(readFileSync('/tmp/w/mv/moved.json','utf8')):{}))
const files=execSync('git ls-files "*.ts" "*.tsx"',{encoding:'utf8'}).split('\n').filter(Boolean).map(f=>resolve(f))
const texts=new Map(); const ver=new Map()
const get=f=>{if(!texts.has(f))texts.set(f,existsSync(f)?readFileSync(f,'utf8'):undefined);return texts.get(f)}
const cfg=ts.parseConfigFileTextToJson('tsconfig.json',readFileSync('tsconfig.base.json','utf8')).config
const opts={...ts.convertCompilerOptionsFromJson(cfg.compilerOptions,process.cwd()).options,jsx:ts.JsxEmit.ReactJSX,lib:['lib.esnext.d.ts','lib.dom.d.ts','lib.dom.iterable.d.ts'],types:['node'],noEmit:true,allowImportingTsExtensions:true}
const host={getScriptFileNames:()=>files,getScriptVersion:f=>String(ver.get(f)??0),getScriptSnapshot:f=>{const t=get(f);return t===undefined?undefined:ts.ScriptSnapshot.fromString(t)},getCurrentDirectory:()=>process.cwd(),getCompilationSettings:()=>opts,getDefaultLibFileName:o=>ts.getDefaultLibFilePath(o),fileExists:ts.sys.fileExists,readFile:ts.sys.readFile,readDirectory:ts.sys.readDirectory,directoryExists:ts.sys.directoryExists,getDirectories:ts.sys.getDirectories}
const ls=ts.createLanguageService(host,ts.createDocumentRegistry())
const byBase=new Map();for(const f of files){const b=basename(f);byBase.set(b,[...(byBase.get(b)??[]),f])}
let done=0;const bad=[]
for(const [group,file0,old,neu] of rows){
 let file=moved.get(file0)??file0; let abs=resolve(file); if(!files.includes(abs)){const c=byBase.get(basename(file))??[]; if(c.length===1)abs=c[0]; else {bad.push([file0,old,neu,'file not found']);continue}}
 const src=ls.getProgram().getSourceFile(abs)
 const hits=[]
 const isDecl=n=>{const p=n.parent;return p&&p.name===n&&(ts.isFunctionDeclaration(p)||ts.isVariableDeclaration(p)||ts.isInterfaceDeclaration(p)||ts.isTypeAliasDeclaration(p)||ts.isPropertySignature(p)||ts.isMethodSignature(p)||ts.isParameter(p)||ts.isPropertyAssignment(p)||ts.isMethodDeclaration(p)||ts.isBindingElement(p)||ts.isClassDeclaration(p)||ts.isPropertyDeclaration(p)||ts.isEnumMember(p)||ts.isShorthandPropertyAssignment(p))}
 const visit=n=>{if(ts.isIdentifier(n)&&n.text===old&&isDecl(n))hits.push(n.getStart(src));ts.forEachChild(n,visit)};visit(src)
 if(!hits.length){bad.push([file0,old,neu,'no declaration']);continue}
 // rename every declaration in that file with that name, one after another
 let guard=0,any=false
 while(guard++<40){
  const s2=ls.getProgram().getSourceFile(abs);let pos=-1;const v=n=>{if(pos<0&&ts.isIdentifier(n)&&n.text===old&&isDecl(n)&&!skip.has(n.getStart(s2)))pos=n.getStart(s2);if(pos<0)ts.forEachChild(n,v)};var skip=skip??new Set();v(s2)
  if(pos<0)break
  const locs=ls.findRenameLocations(abs,pos,false,false,{providePrefixAndSuffixTextForRename:true})
  if(!locs?.length){skip.add(pos);continue}
  const per=new Map();for(const l of locs){if(l.fileName.includes('node_modules'))continue;per.set(l.fileName,[...(per.get(l.fileName)??[]),l])}
  for(const[f,ls2]of per){let t=get(f);for(const l of ls2.sort((a,b)=>b.textSpan.start-a.textSpan.start))t=t.slice(0,l.textSpan.start)+(l.prefixText??'')+neu+(l.suffixText??'')+t.slice(l.textSpan.start+l.textSpan.length);texts.set(f,t);ver.set(f,(ver.get(f)??0)+1)}
  any=true
 }
 if(any)done++;else bad.push([file0,old,neu,'not renamed'])
}

// locals that destructure a renamed member take its name; Pick and Omit name the new member
const pairs=new Map();for(const[,,old,neu]of rows){pairs.set(old,new Set([...(pairs.get(old)??[]),neu]))}
{let again=true,rounds=0;const tried=new Set()
while(again&&rounds++<400){again=false
 const p=ls.getProgram()
 outer:for(const f of files){const sf=p.getSourceFile(f);if(!sf)continue;let hit=null
  const v=n=>{if(hit)return;if(ts.isBindingElement(n)&&n.propertyName&&ts.isIdentifier(n.propertyName)&&ts.isIdentifier(n.name)&&pairs.get(n.name.text)?.has(n.propertyName.text)&&!tried.has(f+':'+n.name.text+':'+rounds0(n,sf)))hit=n;if(!hit)ts.forEachChild(n,v)};v(sf)
  if(!hit)continue
  const key=f+':'+hit.name.text+':'+rounds0(hit,sf);tried.add(key)
  const fn=(()=>{let x=hit;while(x&&!ts.isFunctionLike(x)&&!ts.isSourceFile(x))x=x.parent;return x})()
  const neu=hit.propertyName.text
  const re=new RegExp('(?<![.\\w\'"])'+neu+'\\b(?!\\s*:)')
  const rest=fn.getText().replace(hit.getText(),'')
  if(re.test(rest)){continue}
  const locs=ls.findRenameLocations(f,hit.name.getStart(sf),false,false,{providePrefixAndSuffixTextForRename:true});if(!locs?.length)continue
  let t=get(f);for(const l of [...locs].filter(l=>l.fileName===f).sort((a,b)=>b.textSpan.start-a.textSpan.start)){t=t.slice(0,l.textSpan.start)+(l.prefixText??'')+neu+(l.suffixText??'')+t.slice(l.textSpan.start+l.textSpan.length)}
  t=t.replaceAll(new RegExp('([{,]\\s*)'+neu+': '+neu+'(?=\\s*[,}])','g'),'$1'+neu)
  texts.set(f,t);ver.set(f,(ver.get(f)??0)+1);again=true;break outer}
}}
function rounds0(n,sf){return sf.getLineAndCharacterOfPosition(n.getStart(sf)).line}
{const p=ls.getProgram(),ch=p.getTypeChecker();for(const f of files){const sf=p.getSourceFile(f);if(!sf)continue;const ed=[]
 const v=n=>{if(ts.isTypeReferenceNode(n)&&/^(Pick|Omit)$/.test(n.typeName.getText(sf))&&n.typeArguments?.length===2){const t=ch.getTypeFromTypeNode(n.typeArguments[0]);const w=m=>{if(ts.isLiteralTypeNode(m)&&ts.isStringLiteral(m.literal)&&pairs.has(m.literal.text)&&!ch.getPropertyOfType(t,m.literal.text)){for(const neu of pairs.get(m.literal.text))if(ch.getPropertyOfType(t,neu)){ed.push([m.literal.getStart(sf)+1,m.literal.getEnd()-1,neu]);break}}ts.forEachChild(m,w)};w(n.typeArguments[1])}ts.forEachChild(n,v)};v(sf)
 if(ed.length){let t=get(f);for(const[a,b,x]of ed.sort((x,y)=>y[0]-x[0]))t=t.slice(0,a)+x+t.slice(b);texts.set(f,t);ver.set(f,(ver.get(f)??0)+1)}}}
for(const[f]of ver)writeFileSync(f,texts.get(f))
console.log({done,changedFiles:ver.size});for(const b of bad)console.log(b.join(' | '))
