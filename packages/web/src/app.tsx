import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { House, openHouse } from './house.ts'
import { fits, useAddress } from './router/router.tsx'
import { Guard } from './screens/guard.tsx'
import { NotHere, Notice } from './screens/notice.tsx'
import { StartScreen } from './screens/start.tsx'
import { useSettings } from './settings/settings.ts'
import { en } from './text/en.ts'
import { loadText, type Text, TextContext } from './text/text.ts'

type Parts = Readonly<Record<string, string>>

/** A page in a chunk of its own. */
const page = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => load().then((screen) => ({ default: screen })))

const Table = page(() => import('./table/table-screen.tsx').then((m) => m.TableScreen))
const Replay = page(() => import('./replay/replay-screen.tsx').then((m) => m.ReplayScreen))
const SetUp = page(() => import('./screens/set-up.tsx').then((m) => m.SetUpScreen))
const Tables = page(() => import('./screens/tables.tsx').then((m) => m.TablesScreen))
const Settings = page(() => import('./screens/settings.tsx').then((m) => m.SettingsScreen))
const Credits = page(() => import('./screens/credits.tsx').then((m) => m.CreditsScreen))
const Learn = page(() => import('./screens/learn.tsx').then((m) => m.LearnScreen))
const online = () => import('./online/index.tsx')
const Lobby = page(() => online().then((m) => m.LobbyScreen))
const OnlineSetUp = page(() => online().then((m) => m.OnlineSetUpScreen))
const OnlineTable = page(() => online().then((m) => m.OnlineTableScreen))
const AskFriends = page(() => online().then((m) => m.AskFriendsScreen))
const Join = page(() => online().then((m) => m.JoinScreen))
const Account = page(() => online().then((m) => m.AccountScreen))
const Rules = page(() => import('./screens/rules.tsx').then((m) => m.RulesScreen))

const routes: readonly [pattern: string, screen: (parts: Parts) => React.JSX.Element][] = [
  ['/', () => <StartScreen />],
  ['/play/:game', ({ game }) => <SetUp key={game} id={game!} />],
  ['/play/:game/online', ({ game }) => <OnlineSetUp key={game} id={game!} />],
  ['/online', () => <Lobby />],
  ['/online/table/:id', ({ id }) => <OnlineTable key={id} id={id!} />],
  ['/online/table/:id/replay', ({ id }) => <Replay key={id} id={id!} online />],
  ['/join/:code', ({ code }) => <Join key={code} code={code!} />],
  ['/account', () => <Account />],
  ['/tables', () => <Tables />],
  ['/table/:id', ({ id }) => <Table key={id} id={id!} />],
  ['/table/:id/friends', ({ id }) => <AskFriends key={id} id={id!} />],
  ['/table/:id/replay', ({ id }) => <Replay key={id} id={id!} />],
  ['/replay', () => <Replay id={null} />],
  ['/rules', () => <Rules id={null} />],
  ['/rules/:game', ({ game }) => <Rules key={game} id={game!} />],
  ['/learn/:game', ({ game }) => <Learn key={game} id={game!} />],
  ['/settings', () => <Settings />],
  ['/credits', () => <Credits />],
]

function Screen({ path, t }: { path: string; t: Text }) {
  for (const [pattern, screen] of routes) {
    const parts = fits(pattern, path)
    if (parts !== null) return screen(parts)
  }
  return <Notice title={t.missing.title} note={t.missing.note} />
}

export function App() {
  const address = useAddress()
  const { language } = useSettings()
  const house = useMemo(() => openHouse(), [])
  const [text, setText] = useState<Text>(en)
  useEffect(() => {
    // Words that cannot be fetched stay English.
    loadText(language).then(setText, () => {})
  }, [language])
  const path = address.split('?')[0]!
  return (
    <House value={house}>
      <TextContext value={text}>
        <Guard reset={path} sorry={<NotHere />}>
          <Suspense fallback={<p className="laying-out label">{text.table.loading}</p>}>
            <Screen path={path} t={text} />
          </Suspense>
        </Guard>
      </TextContext>
    </House>
  )
}
