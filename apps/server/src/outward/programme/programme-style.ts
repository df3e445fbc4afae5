/**
 * How the public programme looks: the roles and values of the app's tokens.css that it needs, so that it is one answer that loads nothing
 * else. A test holds that they are the same.
 */
export const PROGRAMME_STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#faf8f3,#101514);--surface:light-dark(#ffffff,#18201e);--ink:light-dark(#17211f,#eef3f1);--quiet:light-dark(#566460,#9cada8);--line:light-dark(#e6e2d8,#2a3532);--accent:light-dark(#0b6b66,#5cc4b8);--accent-ink:light-dark(#ffffff,#06201d)}
:root[data-scheme=light]{color-scheme:light}
:root[data-scheme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;padding:clamp(16px,4vw,48px)}
body.embedded{padding:8px;background:transparent}
header,main{max-width:76rem;margin-inline:auto}
h1{font-size:clamp(1.6rem,1.3rem + 1.4vw,2.2rem);line-height:1.15;margin:0 0 .5rem;overflow-wrap:anywhere}
h2{font-size:1.3rem;margin:2rem 0 .5rem;padding-top:.75rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:0;font-variant-numeric:tabular-nums}
h3 small{display:block;font-weight:400;color:var(--quiet);overflow-wrap:anywhere}
h4{font-size:1.05rem;line-height:1.3;margin:0;overflow-wrap:anywhere}
.about{max-width:44rem;white-space:pre-line;margin:0;overflow-wrap:anywhere}
.zone,.empty{color:var(--quiet);margin:.5rem 0}
.time{display:grid;grid-template-columns:8.5rem minmax(0,1fr);gap:.75rem 1.25rem;padding:1rem 0}
.past{opacity:.75}
.now{background:var(--accent);color:var(--accent-ink);border-radius:999px;padding:.1em .6em;font-size:.8rem;white-space:nowrap}
ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:.75rem}
li{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:.85rem 1rem;scroll-margin-top:1rem}
li:target{border-color:var(--accent)}
[aria-current] li{border-color:var(--accent)}
li p{margin:.25rem 0 0;color:var(--quiet);overflow-wrap:anywhere}
li .place{color:var(--ink);font-weight:600}
li .description{white-space:pre-line}
@media (max-width:40em){.time{grid-template-columns:minmax(0,1fr);gap:.5rem}}
@media print{body{background:#fff;padding:0}meta{display:none}li{break-inside:avoid}.time{break-inside:avoid-page}}
`
