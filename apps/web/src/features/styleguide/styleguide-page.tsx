import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Group,
  Paper,
  SegmentedControl,
  Stack,
  Switch,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import type { MessageKey } from '@planner/i18n'
import { useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { Logo } from '../../components/logo.tsx'
import { PreferencesMenu } from '../../components/preferences-menu.tsx'
import { useDisplayType } from '../../lib/display-type.ts'
import { useT } from '../../lib/i18n/i18n.ts'
import styles from './styleguide.module.css'

/** The whole language on one page, for whoever builds a screen: part of development alone; LOOK-7. */
export function StyleguidePage() {
  const t = useT()
  useDisplayType()
  return (
    <Stack component="main" id="content" className={styles.page ?? ''} gap="xl">
      <Group justify="space-between">
        <Group gap="sm">
          <Logo size={40} />
          <Title order={1}>{t('app.title')}</Title>
        </Group>
        <PreferencesMenu />
      </Group>
      <Part name="type">
        {([1, 2, 3, 4, 5, 6] as const).map((order) => (
          <Title key={order} order={order}>
            {`h${order} ${t('frontPage.welcome')}`}
          </Title>
        ))}
        <Text>{t('frontPage.intro')}</Text>
        <Text size="sm" c="dimmed">
          {t('frontPage.terms')}
        </Text>
      </Part>
      <Part name="layers">
        {LAYERS.map((layer) => (
          <div key={layer} className={styles.layer} style={{ background: `var(--${layer})` }}>
            {[layer, ...INKS].map((ink, index) => (
              <span key={ink} style={index === 0 ? undefined : { color: `var(--${ink})` }}>
                {ink}
              </span>
            ))}
          </div>
        ))}
      </Part>
      <Part name="fills">
        {FILLS.map(([fill, ink]) => (
          <Fill key={fill} fill={fill} ink={ink} />
        ))}
      </Part>
      {RAMPS.map((ramp) => (
        <Part key={ramp} name={ramp}>
          {[1, 2, 3, 4].map((step) => (
            <Fill key={step} fill={`${ramp}-${step}`} ink={`${ramp}-${step}-ink`} />
          ))}
        </Part>
      ))}
      <Part name="controls">
        <Controls />
      </Part>
      <Part name="icons">
        {(['closed', 'open', 'sorted', 'undo', 'redo', 'sliders'] as const).map((name) => (
          <Group key={name} gap="xs">
            <Icon name={name} /> {name}
          </Group>
        ))}
      </Part>
      <Part name="space">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((step) => (
          <div
            key={step}
            className={styles.bar}
            style={{ inlineSize: `var(--space-${step})` }}
            title={`space-${step}`}
          />
        ))}
      </Part>
      <Part name="measures">
        {MEASURES.map((measure) => (
          <div
            key={measure}
            className={styles.measure}
            style={{ inlineSize: `min(100%, var(--${measure}))` }}
          >
            {measure}
          </div>
        ))}
      </Part>
    </Stack>
  )
}

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section aria-label={name}>
      <Title order={2} size="h4" mb="sm">
        {name}
      </Title>
      <div className={styles.part}>{children}</div>
    </section>
  )
}

function Fill({ fill, ink }: { fill: string; ink: string }) {
  return (
    <div className={styles.fill} style={{ background: `var(--${fill})`, color: `var(--${ink})` }}>
      {fill}
    </div>
  )
}

const WORDS = ['app.yes', 'app.no'] as const satisfies readonly MessageKey[]

function Controls() {
  const t = useT()
  const [word, setWord] = useState<string>(WORDS[0])
  const [isOn, setOn] = useState(true)
  const toggle = { checked: isOn, onChange: () => setOn(!isOn) }
  return (
    <Stack>
      <Group>
        <Button variant="filled">{t('schedule.generate')}</Button>
        <Button>{t('app.cancel')}</Button>
        <Button variant="subtle">{t('app.cancel')}</Button>
        <Button variant="filled" color="red">
          {t('app.ok')}
        </Button>
        <Button variant="filled" disabled>
          {t('app.ok')}
        </Button>
      </Group>
      <Group>
        <SegmentedControl
          aria-label={t('settings.search')}
          value={word}
          onChange={setWord}
          data={WORDS.map((each) => ({ value: each, label: t(each) }))}
        />
        <Switch label={t('app.yes')} {...toggle} />
        <Checkbox label={t('app.yes')} {...toggle} />
        <Badge>{t('app.yes')}</Badge>
        <Badge variant="default">{t('app.no')}</Badge>
      </Group>
      <TextInput
        label={t('settings.search')}
        maw="var(--measure-form)"
        error={isOn ? undefined : t('settings.notSaved')}
      />
      <Paper withBorder p="md">
        <Title order={3} size="h5">
          {t('frontPage.begin')}
        </Title>
        <Text size="sm">{t('frontPage.terms')}</Text>
      </Paper>
      {(['accent', 'orange', 'red'] as const).map((color) => (
        <Alert key={color} color={color} title={t('schedule.generate')}>
          {t('frontPage.intro')}
        </Alert>
      ))}
    </Stack>
  )
}

/** Roles by their names, in the order in which one reads about them. */
const LAYERS = ['paper', 'surface', 'raised', 'wash'] as const

const INKS = ['ink', 'quiet', 'accent', 'missing'] as const

const FILLS = [
  ['accent', 'accent-ink'],
  ['accent-soft', 'accent'],
  ['sun', 'sun-ink'],
  ['sun-soft', 'ink'],
  ['missing', 'missing-ink'],
  ['missing-soft', 'missing'],
  ['available', 'available-ink'],
  ['maybe', 'maybe-ink'],
  ['range-allowed', 'range-ink'],
  ['range-refused', 'range-ink'],
  ['night', 'ink'],
  ['meeting-reserved', 'ink'],
  ['meeting-committed', 'ink'],
  ['meeting-past', 'ink'],
] as const

const RAMPS = ['preference', 'contact', 'satisfaction'] as const

const MEASURES = ['measure-form', 'measure-reading', 'measure-wide'] as const
