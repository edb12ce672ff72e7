import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { fits, useAddress } from './router/router.tsx'
import { Guard } from './screens/guard.tsx'
import { NotHere, Notice } from './screens/notice.tsx'
import { StartScreen } from './screens/start.tsx'
import { openServices, ServicesContext } from './services.ts'
import { useSettings } from './settings/settings.ts'
import { en } from './text/en.ts'
import { loadText, type Text, TextContext } from './text/text.ts'

type Parts = Readonly<Record<string, string>>
type Route = readonly [pattern: string, screen: (parts: Parts) => React.JSX.Element]

/** A page in a chunk of its own. */
const page = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => load().then((screen) => ({ default: screen })))

const Table = page(() => import('./table/table-screen.tsx').then((m) => m.TableScreen))
const Replay = page(() => import('./replay/replay-screen.tsx').then((m) => m.ReplayScreen))
const Review = page(() => import('./review/review-screen.tsx').then((m) => m.ReviewScreen))
const SetUp = page(() => import('./screens/set-up.tsx').then((m) => m.SetUpScreen))
const Tables = page(() => import('./screens/tables.tsx').then((m) => m.TablesScreen))
const Settings = page(() => import('./screens/settings.tsx').then((m) => m.SettingsScreen))
const Credits = page(() => import('./screens/credits.tsx').then((m) => m.CreditsScreen))
const Learn = page(() => import('./screens/learn.tsx').then((m) => m.LearnScreen))
const Lesson = page(() => import('./lessons/lesson-screen.tsx').then((m) => m.LessonScreen))
const Lab = page(() => import('./lab/lab-screen.tsx').then((m) => m.LabScreen))
const online = () => import('./online/index.tsx')
const Lobby = page(() => online().then((m) => m.LobbyScreen))
const OnlineSetUp = page(() => online().then((m) => m.OnlineSetUpScreen))
const OnlineTable = page(() => online().then((m) => m.OnlineTableScreen))
const AskFriends = page(() => online().then((m) => m.AskFriendsScreen))
const Join = page(() => online().then((m) => m.JoinScreen))
const Privacy = page(() => online().then((m) => m.PrivacyScreen))
const Account = page(() => online().then((m) => m.AccountScreen))
const Rules = page(() => import('./screens/rules.tsx').then((m) => m.RulesScreen))

/** Every part at a glance, only while somebody works on them. */
function partsPage(): Route[] {
  if (!import.meta.env.DEV) return []
  const Pattern = page(() => import('./parts/parts-screen.tsx').then((m) => m.PartsScreen))
  return [['/parts', () => <Pattern />]]
}

const routes: readonly Route[] = [
  ['/', () => <StartScreen />],
  ['/play/:game', ({ game }) => <SetUp key={game} id={game!} />],
  ['/play/:game/online', ({ game }) => <OnlineSetUp key={game} id={game!} />],
  ['/online', () => <Lobby />],
  ['/online/table/:id', ({ id }) => <OnlineTable key={id} id={id!} />],
  ['/online/table/:id/replay', ({ id }) => <Replay key={id} id={id!} online />],
  ['/join/:code', ({ code }) => <Join key={code} code={code!} />],
  ['/account', () => <Account />],
  ['/privacy', () => <Privacy />],
  ['/tables', () => <Tables />],
  ['/table/:id', ({ id }) => <Table key={id} id={id!} />],
  ['/table/:id/friends', ({ id }) => <AskFriends key={id} id={id!} />],
  ['/table/:id/replay', ({ id }) => <Replay key={id} id={id!} />],
  ['/table/:id/review', ({ id }) => <Review key={id} id={id!} />],
  ['/online/table/:id/review', ({ id }) => <Review key={id} id={id!} online />],
  ['/replay', () => <Replay id={null} />],
  ['/rules', () => <Rules id={null} />],
  ['/rules/:game', ({ game }) => <Rules key={game} id={game!} />],
  ['/learn/:game', ({ game }) => <Learn key={game} id={game!} />],
  [
    '/learn/:game/:chapter',
    ({ game, chapter }) => <Lesson key={`${game}/${chapter}`} id={game!} chapter={chapter!} />,
  ],
  ['/lab', () => <Lab />],
  ['/settings', () => <Settings />],
  ['/credits', () => <Credits />],
  ...partsPage(),
]

function Screen({ path, t }: { path: string; t: Text }) {
  for (const [pattern, screen] of routes) {
    const parts = fits(pattern, path)
    if (parts !== null) return screen(parts)
  }
  return <Notice title={t.missing.title} note={t.missing.note} />
}

/** From here on the page is alive: what was drawn at build time goes. */
function Taken() {
  useLayoutEffect(() => document.getElementById('picture')?.remove(), [])
  return null
}

export function App() {
  const address = useAddress()
  const { language } = useSettings()
  const services = useMemo(() => openServices(), [])
  const [text, setText] = useState<Text>(en)
  useEffect(() => {
    loadText(language).then(
      (text) => {
        setText(text)
        document.documentElement.lang = language
      },
      // Words that cannot be fetched stay as they are.
      () => {},
    )
  }, [language])
  const path = address.split('?')[0]!
  return (
    <ServicesContext value={services}>
      <TextContext value={text}>
        <Guard
          reset={path}
          sorry={
            <>
              <Taken />
              <NotHere />
            </>
          }
        >
          <Suspense fallback={<p className="laying-out label">{text.table.loading}</p>}>
            <Screen path={path} t={text} />
            <Taken />
          </Suspense>
        </Guard>
      </TextContext>
    </ServicesContext>
  )
}
